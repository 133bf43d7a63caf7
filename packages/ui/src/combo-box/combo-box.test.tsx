import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { ComboBox } from "./combo-box.tsx";

test("filters while typing and selects with Enter", async () => {
  const choose = vi.fn<(id: string | null) => void>();
  const screen = await render(
    <ComboBox
      label="Country"
      options={[
        { id: "MY", label: "Malaysia" },
        { id: "SG", label: "Singapore" },
      ]}
      value={null}
      onChange={choose}
      emptyLabel="No country found"
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("sing");
  await expect.element(screen.getByRole("option", { name: "Malaysia" })).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(choose).toHaveBeenCalledWith("SG");
});

test.each([
  ["Enter", ["SG"]],
  ["Tab", []],
])("an option selected by %s is confirmed: %j", async (key, confirmed) => {
  const confirm = vi.fn<(id: string) => void>();
  const screen = await render(
    <ComboBox
      label="Country"
      options={[
        { id: "MY", label: "Malaysia" },
        { id: "SG", label: "Singapore" },
      ]}
      value={null}
      onChange={() => {}}
      onConfirm={confirm}
      takesFocus
      emptyLabel="No country found"
    />,
  );
  await expect.element(screen.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("sing");
  await expect.element(screen.getByRole("option", { name: "Malaysia" })).not.toBeInTheDocument();
  await userEvent.keyboard(`{ArrowDown}{${key}}`);
  expect(confirm.mock.calls.flat()).toEqual(confirmed);
});

test("takes the focus when the property is set after it has appeared", async () => {
  const field = (takesFocus: boolean) => (
    <ComboBox
      label="Bank"
      options={[{ id: "1", label: "Daybreak Bank" }]}
      value={null}
      onChange={() => {}}
      takesFocus={takesFocus}
      emptyLabel="No bank found"
    />
  );
  const screen = await render(field(false));
  await expect.element(screen.getByRole("combobox")).not.toHaveFocus();
  await screen.rerender(field(true));
  await expect.element(screen.getByRole("combobox")).toHaveFocus();
});

test("shows a message when no option matches", async () => {
  const screen = await render(
    <ComboBox label="Country" options={[]} value={null} onChange={() => {}} emptyLabel="No country found" />,
  );
  await userEvent.tab();
  await userEvent.keyboard("zz");
  await expect.element(screen.getByRole("listbox").getByText("No country found")).toBeVisible();
});

const people = [{ id: "5100235", label: "F***d H***n (5100235)" }];

/** A recipient search in a dialog, where the caller owns the input and the selection. */
function Recipient({ finds }: { finds: typeof people }) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Dialog title="Transfer" isOpen onOpenChange={() => {}}>
      <ComboBox
        label="Recipient"
        options={finds}
        value={chosen}
        onChange={(id) => {
          setChosen(id);
          const found = finds.find((person) => person.id === id);
          if (found) setText(found.label);
        }}
        inputValue={text}
        onInputChange={setText}
        emptyLabel="Nobody found. Type the whole address."
      />
      <Button>Send</Button>
    </Dialog>
  );
}

const isHeard = (element: Element) => element.closest("[aria-hidden='true'], [inert]") === null;

test.each([
  ["finds no user", []],
  ["finds users", people],
])("a search that %s is closed by Escape and by Tab, and preserves the input", async (_, finds) => {
  const screen = await render(<Recipient finds={finds} />);
  const box = screen.getByRole("combobox", { name: "Recipient" });
  await box.click();
  await userEvent.keyboard("zzz");
  await expect.element(screen.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(box).toHaveValue("zzz");
  await userEvent.keyboard("y");
  await expect.element(screen.getByRole("listbox")).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Send" })).toHaveFocus();
  await expect.element(box).toHaveValue("zzzy");
});

test("an open list does not hide its dialog from screen readers", async () => {
  const screen = await render(<Recipient finds={people} />);
  await screen.getByRole("combobox", { name: "Recipient" }).click();
  await userEvent.keyboard("f");
  await expect.element(screen.getByRole("listbox")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send" })).toBeVisible();
  expect(isHeard(screen.getByText("Send").element())).toBe(true);
  expect(isHeard(screen.getByRole("heading", { name: "Transfer" }).element())).toBe(true);
});

test("announces why the list is empty", async () => {
  const screen = await render(<Recipient finds={[]} />);
  await screen.getByRole("combobox", { name: "Recipient" }).click();
  await userEvent.keyboard("zz");
  await expect
    .poll(() => document.querySelector("[data-live-announcer][role='log']")?.textContent)
    .toContain("Nobody found. Type the whole address.");
});
