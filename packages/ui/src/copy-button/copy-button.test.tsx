import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CopyButton } from "./copy-button.tsx";

afterEach(() => vi.restoreAllMocks());

const button = (
  <CopyButton text="5004217" label="Copy ID" copiedLabel="Copied!" failedLabel="Failed to copy!" />
);

test("copies and confirms", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await render(button);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(write).toHaveBeenCalledWith("5004217");
  await expect.element(screen.getByRole("status")).toHaveTextContent("Copied!");
});

test("shows the failure when the browser refuses", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const screen = await render(button);
  await screen.getByRole("button").click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Failed to copy!");
});
