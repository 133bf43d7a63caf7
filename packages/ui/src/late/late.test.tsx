import { type ComponentType, Suspense, useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { late, type LateOptions, type MissingCode } from "./late.tsx";

const failure = new TypeError("Failed to fetch dynamically imported module");
const The = () => <p>The part</p>;
const Waiting = () => <p>On its way</p>;
const Missing = ({ retry, failures }: MissingCode) => (
  <>
    <p>Missing {failures}</p>
    <button type="button" onClick={retry}>
      Retry
    </button>
  </>
);

/** Creates a component whose code fails to load a number of times, beside a button that shows and hides it. */
function createPart(times: number, options: Omit<LateOptions<object>, "whenMissing"> = { while: Waiting }) {
  const load = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(The));
  for (let left = times; left > 0; left -= 1) load.mockRejectedValueOnce(failure);
  const Part = late<object>(load, { whenMissing: Missing, ...options });
  function Page() {
    const [isShown, setShown] = useState(false);
    return (
      <Suspense fallback={<p>The page is on its way</p>}>
        <button type="button" onClick={() => setShown(!isShown)}>
          Show
        </button>
        {isShown && <Part />}
      </Suspense>
    );
  }
  return { load, Part, Page };
}

test("loads its code on the first render, and shows its placeholder meanwhile", async () => {
  const { load, Page } = createPart(0);
  const code = Promise.withResolvers<ComponentType>();
  load.mockReturnValueOnce(code.promise);
  const screen = await render(<Page />);
  expect(load).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(screen.getByText("On its way")).toBeVisible();
  code.resolve(The);
  await expect.element(screen.getByText("The part")).toBeVisible();
});

test("suspends without a placeholder of its own", async () => {
  const { load, Page } = createPart(0, {});
  load.mockReturnValueOnce(new Promise(() => {}));
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(screen.getByText("The page is on its way")).toBeVisible();
});

test("is rendered at once when its code was preloaded", async () => {
  const { load, Part } = createPart(0);
  await Part.load();
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true });
  const screen = await render(<Part />);
  await expect.element(screen.getByText("The part")).toBeVisible();
  watch.disconnect();
  expect(seen.filter((text) => text.includes("On its way"))).toEqual([]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("loads its code again after a failed preload, without an error", async () => {
  const { load, Part, Page } = createPart(1);
  await Part.load();
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(screen.getByText("The part")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("counts the failures of its code, and loads it again on retry", async () => {
  const { Page } = createPart(2);
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(screen.getByText("Missing 1")).toBeVisible();
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("Missing 2")).toBeVisible();
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("The part")).toBeVisible();
});

test("loads its code again on the next render", async () => {
  const { Page } = createPart(1);
  const screen = await render(<Page />);
  const show = screen.getByRole("button", { name: "Show" });
  await show.click();
  await expect.element(screen.getByText("Missing 1")).toBeVisible();
  await show.click();
  await show.click();
  await expect.element(screen.getByText("The part")).toBeVisible();
});

test("loads its code again on the next render, also when it was unmounted before the failure", async () => {
  const { load, Page } = createPart(0);
  const code = Promise.withResolvers<ComponentType>();
  load.mockReturnValueOnce(code.promise);
  const screen = await render(<Page />);
  const show = screen.getByRole("button", { name: "Show" });
  await show.click();
  await expect.element(screen.getByText("On its way")).toBeVisible();
  await show.click();
  await expect.element(screen.getByText("On its way")).not.toBeInTheDocument();
  code.reject(failure);
  await code.promise.catch(() => {});
  await show.click();
  await expect.element(screen.getByText("The part")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("shows no error after a failed preload when it was rendered before, but never mounted", async () => {
  const { load, Part, Page } = createPart(0, {});
  const code = Promise.withResolvers<ComponentType>();
  load.mockReturnValueOnce(code.promise);
  const screen = await render(<Page />);
  const show = screen.getByRole("button", { name: "Show" });
  await show.click();
  await expect.element(screen.getByText("The page is on its way")).toBeVisible();
  await screen.unmount();
  code.reject(failure);
  await Part.load();
  load.mockRejectedValueOnce(failure);
  await Part.load();
  const again = await render(<Page />);
  await again.getByRole("button", { name: "Show" }).click();
  await expect.element(again.getByText("The part")).toBeVisible();
});

test("loads its code again when the network returns, if configured, and changes nothing before that", async () => {
  const { load, Page } = createPart(1, { while: Waiting, retry: "return" });
  const code = Promise.withResolvers<ComponentType>();
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(screen.getByText("Missing 1")).toBeVisible();
  load.mockReturnValueOnce(code.promise);
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.element(screen.getByText("Missing 1")).toBeVisible();
  code.resolve(The);
  await expect.element(screen.getByText("The part")).toBeVisible();
});

test("does not load its code again when the network returns, unless configured", async () => {
  const { load, Page } = createPart(1);
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Show" }).click();
  await expect.element(screen.getByText("Missing 1")).toBeVisible();
  window.dispatchEvent(new Event("online"));
  await expect.element(screen.getByText("Missing 1")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
