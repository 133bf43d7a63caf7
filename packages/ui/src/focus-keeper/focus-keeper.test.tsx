import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AlertDialog } from "../alert-dialog/alert-dialog.tsx";
import { Button } from "../button/button.tsx";
import { Heading } from "../heading/heading.tsx";
import { UiProvider } from "../provider/provider.tsx";

function Page({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="en-GB" navigate={() => {}}>
      <main>
        <Heading level={1}>Profile</Heading>
        <section>
          <Heading level={2}>Bank</Heading>
          {children}
        </section>
      </main>
    </UiProvider>
  );
}

function Vanishing({ isDisabledOnly = false }: { isDisabledOnly?: boolean }) {
  const [isGone, setGone] = useState(false);
  return (
    <Page>
      {(!isGone || isDisabledOnly) && (
        <Button isDisabled={isGone} onPress={() => setGone(true)}>
          Remove
        </Button>
      )}
    </Page>
  );
}

/**
 * A form that is replaced when it is saved, with a confirming dialog; the element that opened the dialog may be gone
 * when it closes.
 */
function Saving({ staysBehind }: { staysBehind: boolean }) {
  const [step, setStep] = useState<"editing" | "told" | "read">("editing");
  return (
    <Page>
      {(staysBehind || step === "editing") && <Button onPress={() => setStep("told")}>Save</Button>}
      <AlertDialog title="Success" isOpen={step === "told"} actionLabel="OK" onAction={() => setStep("read")}>
        Saved.
      </AlertDialog>
    </Page>
  );
}

test("moves the focus from a removed element to the heading of its replacement", async () => {
  const screen = await render(<Vanishing />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "Bank" })).toHaveFocus();
});

/** A page that is loading when its predecessor is removed. */
function Loading({ isBusy }: { isBusy: "before" | "while" | "after" }) {
  return (
    <UiProvider locale="en-GB" navigate={() => {}}>
      {isBusy === "before" && <Button onPress={() => {}}>Remove</Button>}
      <main aria-busy={isBusy === "while"}>
        <Heading level={1}>Profile</Heading>
      </main>
    </UiProvider>
  );
}

test("moves the focus to a heading that becomes accessible later", async () => {
  const screen = await render(<Loading isBusy="before" />);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Remove" })).toHaveFocus();
  await screen.rerender(<Loading isBusy="while" />);
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
  await screen.rerender(<Loading isBusy="after" />);
  await expect.element(screen.getByRole("heading", { name: "Profile" })).toHaveFocus();
});

test("moves the focus from a disabled element to the heading of its section", async () => {
  const screen = await render(<Vanishing isDisabledOnly />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "Bank" })).toHaveFocus();
});

test("moves the focus after a dialog whose trigger is gone to the heading of the trigger's section", async () => {
  const screen = await render(<Saving staysBehind={false} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "OK" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "Bank" })).toHaveFocus();
});

test("restores the focus after a dialog to its trigger", async () => {
  const screen = await render(<Saving staysBehind />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Save" })).toHaveFocus();
});

test("does not move the focus when the user has left the element before it disappears", async () => {
  const screen = await render(<Vanishing />);
  const button = screen.getByRole("button", { name: "Remove" });
  await userEvent.tab();
  const element = button.element();
  if (element instanceof HTMLElement) element.blur();
  document.body.append(document.createElement("hr"));
  await new Promise(requestAnimationFrame);
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(button).not.toBeInTheDocument();
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
  document.querySelector("body > hr")?.remove();
});
