import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RadioCards } from "./radio-cards.tsx";

/** Waits longer than a confirmation does. */
async function threeFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

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
  await expect.poll(() => confirm.mock.calls).toEqual([["crypto"]]);
  await screen.getByText("Cryptocurrency").click();
  await expect.poll(() => confirm.mock.calls).toEqual([["crypto"], ["crypto"]]);
});

test("shows the selection in the frame after the press, and confirms it after that frame", async () => {
  const confirm = vi.fn<(value: string) => void>();
  const screen = await render(<Example onConfirm={confirm} />);
  const radio = screen.getByRole("radio", { name: "Cryptocurrency" });
  const frame = new Promise((resolve) => {
    addEventListener(
      "click",
      () =>
        requestAnimationFrame(() =>
          resolve({ isChecked: radio.element().matches(":checked"), confirmed: confirm.mock.calls.length }),
        ),
      { once: true, capture: true },
    );
  });
  await screen.getByText("Cryptocurrency").click();
  expect(await frame).toEqual({ isChecked: true, confirmed: 0 });
  await expect.poll(() => confirm.mock.calls).toEqual([["crypto"]]);
});

test("does not confirm a selection whose cards are removed before they are painted", async () => {
  const confirm = vi.fn<(value: string) => void>();
  const screen = await render(<Example onConfirm={confirm} />);
  const card = screen.getByText("Cryptocurrency").element();
  if (card instanceof HTMLElement) card.click();
  await screen.unmount();
  await threeFrames();
  expect(confirm).not.toHaveBeenCalled();
});

test("does not confirm again by the second click of a double one", async () => {
  const confirm = vi.fn<(value: string) => void>();
  const screen = await render(<Example onConfirm={confirm} />);
  await screen.getByText("Cryptocurrency").dblClick();
  await threeFrames();
  expect(confirm).toHaveBeenCalledOnce();
});

test("only selects by Space where no option is selected yet", async () => {
  const confirm = vi.fn<(value: string) => void>();
  const screen = await render(<Example onConfirm={confirm} initial={null} />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByRole("radio").first()).toBeChecked();
  await threeFrames();
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
  await threeFrames();
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => confirm.mock.calls).toEqual([["crypto"]]);
  expect(submit).not.toHaveBeenCalled();
});
