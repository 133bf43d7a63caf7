import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RadioCards } from "./radio-cards.tsx";

interface ExampleProps {
  onConfirm?: (value: string) => void;
  initial?: string | null;
}
function Example({ onConfirm, initial = "bank" }: ExampleProps) {
  const [value, setValue] = useState(initial);
  return (
    <RadioCards
      label="Method"
      value={value}
      onChange={setValue}
      onConfirm={onConfirm}
      options={[
        { value: "bank", label: "Bank Transfer" },
        { value: "crypto", label: "Cryptocurrency" },
      ]}
    />
  );
}

test("moves the selection with the arrow keys", async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("radio", { name: "Cryptocurrency" })).toBeChecked();
});

test("confirms a pressed option, also the selected one", async () => {
  const confirm = vi.fn<(value: string) => void>();
  const screen = await render(<Example onConfirm={confirm} />);
  await screen.getByText("Cryptocurrency").click();
  await expect.element(screen.getByRole("radio", { name: "Cryptocurrency" })).toBeChecked();
  await screen.getByText("Cryptocurrency").click();
  expect(confirm.mock.calls).toEqual([["crypto"], ["crypto"]]);
});

test("does not confirm again by the second click of a double one", async () => {
  const confirm = vi.fn<(value: string) => void>();
  const screen = await render(<Example onConfirm={confirm} />);
  await screen.getByText("Cryptocurrency").dblClick();
  expect(confirm).toHaveBeenCalledOnce();
});

test("only selects by Space where no option is selected yet", async () => {
  const confirm = vi.fn<(value: string) => void>();
  const screen = await render(<Example onConfirm={confirm} initial={null} />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByRole("radio").first()).toBeChecked();
  expect(confirm).not.toHaveBeenCalled();
});

test("confirms by Enter, and only selects by arrow keys and Space", async () => {
  const confirm = vi.fn<(value: string) => void>();
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={submit}>
      <Example onConfirm={confirm} />
      <button>Next</button>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown} ");
  await expect.element(screen.getByRole("radio", { name: "Cryptocurrency" })).toBeChecked();
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(confirm.mock.calls).toEqual([["crypto"]]);
  expect(submit).not.toHaveBeenCalled();
});
