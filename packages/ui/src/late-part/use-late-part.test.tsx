import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useLatePart } from "./use-late-part.ts";

test("asks for code at a press, again at the next one where it did not come, and no more once it is there", async () => {
  const failure = new TypeError("Failed to fetch dynamically imported module");
  const load = vi.fn(() => Promise.resolve(() => <p>The list</p>)).mockRejectedValueOnce(failure);
  const miss = vi.fn<() => void>();
  function Opener() {
    const [Part, request] = useLatePart<object>(load);
    return (
      <>
        <button type="button" onClick={() => request(miss)}>
          Open
        </button>
        {Part && <Part />}
      </>
    );
  }
  const screen = await render(<Opener />);
  expect(load).not.toHaveBeenCalled();
  const button = screen.getByRole("button", { name: "Open" });
  await button.click();
  await expect.poll(() => miss.mock.calls.length).toBe(1);
  await button.click();
  await expect.element(screen.getByText("The list")).toBeVisible();
  await button.click();
  expect(load).toHaveBeenCalledTimes(2);
});
