import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LongTable } from "./long-table.tsx";
import type { TableSort } from "./table-types.ts";

const rows = Array.from({ length: 5000 }, (_, index) => ({ id: `DP-${index}`, amount: `$${index}.00` }));
const table = (data: typeof rows, onSortChange: (sort: TableSort) => void = () => {}) => (
  <LongTable
    label="Deposits"
    columns={[
      { id: "id", header: "Transaction", cell: (row) => row.id },
      { id: "amount", header: "Amount", align: "end", isSortable: true, cell: (row) => row.amount },
    ]}
    rows={data}
    rowId={(row) => row.id}
    sort={{ column: "amount", direction: "ascending" }}
    onSortChange={onSortChange}
    emptyState="Nothing"
  />
);

test("renders only the visible rows of five thousand, and others on scrolling", async () => {
  const screen = await render(table(rows));
  const scroller = screen.getByRole("region").element();
  await expect.element(screen.getByRole("rowheader", { name: "DP-0", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "5001");
  expect(scroller.querySelectorAll("tr").length).toBeLessThan(60);
  scroller.scrollTop = 2500 * 56;
  await expect.element(screen.getByRole("rowheader", { name: "DP-2500", exact: true })).toBeVisible();
});

test("is a list of cards on a phone, without horizontal scrolling", async () => {
  await page.viewport(320, 640);
  const screen = await render(table(rows));
  await expect.element(screen.getByText("DP-0", { exact: true })).toBeVisible();
  const scroller = screen.getByRole("region").element();
  expect(scroller.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(scroller.querySelectorAll("tr").length).toBeLessThan(60);
  await page.viewport(1280, 800);
});

test("is sorted by keyboard and announces its order", async () => {
  const sort = vi.fn<(sort: TableSort) => void>();
  const screen = await render(table(rows, sort));
  await expect
    .element(screen.getByRole("columnheader", { name: "Amount" }))
    .toHaveAttribute("aria-sort", "ascending");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(sort).toHaveBeenCalledWith({ column: "amount", direction: "descending" });
});
