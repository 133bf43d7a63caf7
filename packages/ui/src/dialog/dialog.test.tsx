import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AlertDialog } from "../alert-dialog/alert-dialog.tsx";
import { Button } from "../button/button.tsx";
import { Dialog } from "./dialog.tsx";

function Example({ isDismissable }: { isDismissable: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Forgot Password"
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={isDismissable}
        closeLabel="Close"
      >
        <Button>Inside</Button>
      </Dialog>
    </>
  );
}

test("traps the focus and restores it on Escape", async () => {
  const screen = await render(<Example isDismissable />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  const dialog = screen.getByRole("dialog", { name: "Forgot Password" });
  await expect.element(dialog).toBeVisible();
  for (const _ of [1, 2, 3, 4]) await userEvent.tab();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});

test("ignores Escape when it must be answered", async () => {
  const screen = await render(<Example isDismissable={false} />);
  await screen.getByRole("button", { name: "Open" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});

test("focuses the only button of an alert, and describes it with the message", async () => {
  const screen = await render(
    <AlertDialog title="Success" isOpen actionLabel="OK" onAction={() => {}}>
      Saved.
    </AlertDialog>,
  );
  await expect.element(screen.getByRole("button", { name: "OK" })).toHaveFocus();
  await expect
    .element(screen.getByRole("alertdialog", { name: "Success" }))
    .toHaveAccessibleDescription("Saved.");
});

test("focuses no button of a question", async () => {
  const screen = await render(
    <AlertDialog
      title="Leave?"
      isOpen
      actionLabel="Leave"
      onAction={() => {}}
      cancel={{ label: "Stay", onCancel: () => {} }}
    >
      Edits are lost.
    </AlertDialog>,
  );
  await expect.element(screen.getByRole("alertdialog", { name: "Leave?" })).toHaveFocus();
});
