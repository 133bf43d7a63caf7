import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Link } from "../link/link.tsx";
import { UiProvider } from "./provider.tsx";

/** Behaves as React Router's `useHref`: it treats every address as a path below the base. */
const below = (path: string) => `/portal${path}`.replaceAll("//", "/");

function link(href: string, navigate: (path: string) => void = () => {}) {
  return render(
    <UiProvider locale="en-GB" navigate={navigate} useHref={below}>
      <Link href={href}>Go</Link>
    </UiProvider>,
  );
}

test("prefixes a path of the app with the base path, and passes it to the router unchanged", async () => {
  const navigate = vi.fn<(path: string) => void>();
  const { getByRole } = await link("/sign-up?step=2", navigate);
  await expect.element(getByRole("link")).toHaveAttribute("href", "/portal/sign-up?step=2");
  await userEvent.click(getByRole("link"));
  await expect.poll(() => navigate.mock.calls).toEqual([["/sign-up?step=2"]]);
});

test("paints the pressed link before its page is opened", async () => {
  const navigate = vi.fn<(path: string) => void>();
  const { getByRole } = await link("/sign-up", navigate);
  const openedInFrame = new Promise((resolve) => {
    const note = () => requestAnimationFrame(() => resolve(navigate.mock.calls.length));
    addEventListener("click", note, { once: true, capture: true });
  });
  await userEvent.click(getByRole("link"));
  expect(await openedInFrame).toBe(0);
  await expect.poll(() => navigate.mock.calls).toEqual([["/sign-up"]]);
});

test.each([
  "https://trade.example.com/login",
  "//trade.example.com/login",
  "/\\trade.example.com/login",
  "mailto:help@example.com",
  "#faq",
])("leaves an href unchanged that is no path of the app: %s", async (href) => {
  const { getByRole } = await link(href);
  await expect.element(getByRole("link")).toHaveAttribute("href", href);
});

test("does not pass an href to the router that is no path of the app, though it has this origin", async () => {
  const navigate = vi.fn<(path: string) => void>();
  const { getByRole } = await link("#faq", navigate);
  await userEvent.click(getByRole("link"));
  await expect.poll(() => location.hash).toBe("#faq");
  expect(navigate).not.toHaveBeenCalled();
});
