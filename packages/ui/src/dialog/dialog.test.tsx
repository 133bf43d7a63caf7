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

test("keeps the focus inside and gives it back on Escape", async () => {
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

test("stays on Escape when it must be answered", async () => {
  const screen = await render(<Example isDismissable={false} />);
  await screen.getByRole("button", { name: "Open" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});

test("focuses the only button of what interrupts, and reads with it what it is about", async () => {
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

test("leaves a question to be answered: neither of its buttons has the focus", async () => {
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
