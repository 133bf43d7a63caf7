import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Select } from "./select.tsx";

test("opens, moves and selects by keyboard", async () => {
  const choose = vi.fn<(id: string) => void>();
  const screen = await render(
    <Select
      label="Bank"
      placeholder="Select a bank"
      options={[
        { id: "a", label: "Northbank" },
        { id: "b", label: "Harbour Bank" },
      ]}
      value={null}
      onChange={choose}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("option", { name: "Northbank" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(choose).toHaveBeenCalledExactlyOnceWith("b");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
});
