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

/** Saving takes the form away, and a dialog says so; what opened it may be gone when that is read. */
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

test("what vanishes leaves the focus to the heading of what took its place", async () => {
  const screen = await render(<Vanishing />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "Bank" })).toHaveFocus();
});

/** Removing takes the page to one that is on its way, and comes after a while. */
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

test("what vanishes leaves the focus to a heading that can be heard only later", async () => {
  const screen = await render(<Loading isBusy="before" />);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Remove" })).toHaveFocus();
  await screen.rerender(<Loading isBusy="while" />);
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
  await screen.rerender(<Loading isBusy="after" />);
  await expect.element(screen.getByRole("heading", { name: "Profile" })).toHaveFocus();
});

test("what is disabled under the focus leaves it to the heading of where it stands", async () => {
  const screen = await render(<Vanishing isDisabledOnly />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "Bank" })).toHaveFocus();
});

test("a dialog whose trigger has gone leaves the focus to the heading of where that stood", async () => {
  const screen = await render(<Saving staysBehind={false} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "OK" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "Bank" })).toHaveFocus();
});

test("a dialog whose trigger is still there gives it the focus back", async () => {
  const screen = await render(<Saving staysBehind />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Save" })).toHaveFocus();
});

test("who leaves a control for nothing is not called back when that vanishes later", async () => {
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
