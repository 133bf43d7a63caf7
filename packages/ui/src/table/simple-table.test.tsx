import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SimpleTable } from "./simple-table.tsx";
import type { TableSort } from "./table-types.ts";

const table = (
  rows: { id: string; amount: string }[],
  onSortChange: (sort: TableSort) => void = () => {},
  range?: { first: number; total: number | null },
) => (
  <SimpleTable
    label="Deposits"
    columns={[
      { id: "id", header: "Transaction", cell: (row) => row.id },
      { id: "amount", header: "Amount", align: "end", isSortable: true, cell: (row) => row.amount },
    ]}
    rows={rows}
    {...(range && { range })}
    rowId={(row) => row.id}
    sort={{ column: "amount", direction: "descending" }}
    onSortChange={onSortChange}
    emptyState={<p>Nothing</p>}
  />
);
const one = [{ id: "DP-1", amount: "$10.00" }];

test("is sorted by a press anywhere in a column's head, and announces its order", async () => {
  const sort = vi.fn<(sort: TableSort) => void>();
  const screen = await render(table(one, sort));
  const header = screen.getByRole("columnheader", { name: "Amount" });
  await expect.element(header).toHaveAttribute("aria-sort", "descending");
  await header.click();
  expect(sort).toHaveBeenCalledWith({ column: "amount", direction: "ascending" });
});

test("labels its rows, and shows its empty state without rows", async () => {
  const screen = await render(table(one));
  await expect.element(screen.getByRole("table", { name: "Deposits" })).toBeVisible();
  await expect.element(screen.getByRole("rowheader", { name: "DP-1" })).toBeVisible();
  await screen.rerender(table([]));
  await expect.element(screen.getByText("Nothing")).toBeVisible();
});

test("needs no horizontal scrolling on a narrow phone", async () => {
  await page.viewport(320, 640);
  const screen = await render(table(one));
  const drawn = screen.getByRole("table").element();
  expect(drawn.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(getComputedStyle(screen.getByRole("cell").element(), "::before").content).toBe('"Amount"');
  await page.viewport(1280, 800);
});

test("tells that the number of all rows is unknown", async () => {
  const screen = await render(table(one, () => {}, { first: 25, total: null }));
  await expect.element(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "-1");
});

test("announces the position of a page's rows among all", async () => {
  const screen = await render(table(one, () => {}, { first: 25, total: 5000 }));
  await expect.element(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "5001");
  const row = screen.getByRole("rowheader", { name: "DP-1" }).element().closest("tr");
  expect(row?.getAttribute("aria-rowindex")).toBe("27");
});

test("keeps the controls of a row in view where a desktop has no room for all columns", async () => {
  await page.viewport(800, 640);
  const columns = [
    { id: "id", header: "Transaction", cell: () => <div style={{ inlineSize: 900 }}>DP-1</div> },
    { id: "file", header: "Receipt", isScreenOnly: true, cell: () => <button type="button">View</button> },
  ];
  const screen = await render(
    <SimpleTable label="Deposits" columns={columns} rows={one} rowId={({ id }) => id} emptyState={null} />,
  );
  await expect.element(screen.getByRole("button", { name: "View" })).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 800);
});
