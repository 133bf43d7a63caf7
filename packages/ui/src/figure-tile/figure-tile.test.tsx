import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { FigureTile } from "./figure-tile.tsx";

test("has the same height before and after its figure has loaded", async () => {
  const screen = await render(<FigureTile label="E-Wallet" value={undefined} currency="USD" />);
  const tile = () => screen.container.querySelector("dl");
  const loading = tile()?.getBoundingClientRect().height;
  expect(tile()?.getAttribute("aria-busy")).toBe("true");
  await screen.rerender(<FigureTile label="E-Wallet" value="12480.55" currency="USD" />);
  expect(tile()?.getBoundingClientRect().height).toBe(loading);
  await expect.element(screen.getByText("$12,480.55")).toBeVisible();
});

test("labels its figure without a heading", async () => {
  const screen = await render(<FigureTile label="E-Wallet" value="12480.55" currency="USD" />);
  await expect.element(screen.getByRole("term")).toHaveTextContent("E-Wallet");
  await expect.element(screen.getByRole("definition")).toHaveTextContent("$12,480.55");
  await expect.element(screen.getByRole("heading")).not.toBeInTheDocument();
});

test("counts from the earlier balance to a changed balance, and shows the first balance at once", async () => {
  const tile = (value: string | undefined) => (
    <FigureTile label="E-Wallet" value={value} currency="USD" look="plain" />
  );
  const screen = await render(tile(undefined));
  const seen: string[] = [];
  const watch = new MutationObserver(() =>
    seen.push(screen.container.querySelector("dd")?.textContent ?? ""),
  );
  watch.observe(screen.container, { subtree: true, childList: true, characterData: true });
  await screen.rerender(tile("100.00"));
  await expect.element(screen.getByText("$100.00")).toBeVisible();
  expect(new Set(seen)).toEqual(new Set(["$100.00"]));
  seen.length = 0;
  await screen.rerender(tile("200.00"));
  await expect.element(screen.getByText("$200.00")).toBeVisible();
  expect(seen[0]).not.toBe("$200.00");
  expect(seen.slice(0, -1).every((text) => /^\$1\d\d\.\d\d$/.test(text))).toBe(true);
  expect(seen.at(-1)).toBe("$200.00");
});
