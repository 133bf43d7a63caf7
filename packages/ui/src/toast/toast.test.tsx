import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createToasts, ToastRegion } from "./toast.tsx";

test("announces its message, and is closed by keyboard", async () => {
  const toasts = createToasts();
  const screen = await render(<ToastRegion toasts={toasts} label="Notifications" closeLabel="Close" />);
  toasts.show({ tone: "negative", text: "Failed to copy!" });
  const toast = screen.getByRole("alertdialog", { name: "Failed to copy!" });
  await expect.element(toast).toBeVisible();
  await userEvent.keyboard("{F6}");
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(toast).not.toBeInTheDocument();
});
