import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SimpleTable } from "./simple-table.tsx";
import type { TableSort } from "./table-types.ts";

const table = (
  rows: { id: string; amount: string }[],
  onSortChange: (sort: TableSort) => void = () => {},
) => (
  <SimpleTable
    label="Deposits"
    columns={[
      { id: "id", header: "Transaction", cell: (row) => row.id },
      { id: "amount", header: "Amount", align: "end", isSortable: true, cell: (row) => row.amount },
    ]}
    rows={rows}
    rowId={(row) => row.id}
    sort={{ column: "amount", direction: "descending" }}
    onSortChange={onSortChange}
    emptyState={<p>Nothing</p>}
  />
);
const one = [{ id: "DP-1", amount: "$10.00" }];

test("is sorted by a press anywhere in the head of a column, and tells how it is sorted", async () => {
  const sort = vi.fn<(sort: TableSort) => void>();
  const screen = await render(table(one, sort));
  const header = screen.getByRole("columnheader", { name: "Amount" });
  await expect.element(header).toHaveAttribute("aria-sort", "descending");
  await header.click();
  expect(sort).toHaveBeenCalledWith({ column: "amount", direction: "ascending" });
});

test("names its rows, and says so when there are none", async () => {
  const screen = await render(table(one));
  await expect.element(screen.getByRole("table", { name: "Deposits" })).toBeVisible();
  await expect.element(screen.getByRole("rowheader", { name: "DP-1" })).toBeVisible();
  await screen.rerender(table([]));
  await expect.element(screen.getByText("Nothing")).toBeVisible();
});

test("needs no sideways scroll on a narrow phone", async () => {
  await page.viewport(320, 640);
  const screen = await render(table(one));
  const drawn = screen.getByRole("table").element();
  expect(drawn.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(getComputedStyle(screen.getByRole("cell").element(), "::before").content).toBe('"Amount"');
  await page.viewport(1280, 800);
});
