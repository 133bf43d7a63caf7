import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Table } from "./table.tsx";
import type { TableSort } from "./table-types.ts";

const table = (onSortChange: (sort: TableSort) => void) => (
  <Table
    label="Deposits"
    columns={[
      { id: "id", header: "Transaction", cell: (row: { id: string; amount: string }) => row.id },
      { id: "amount", header: "Amount", align: "end", isSortable: true, cell: (row) => row.amount },
    ]}
    rows={[{ id: "DP-1", amount: "$10.00" }]}
    rowId={(row) => row.id}
    sort={{ column: "amount", direction: "descending" }}
    onSortChange={onSortChange}
    emptyState="Nothing"
  />
);

test("is sorted by keyboard and announces its order", async () => {
  const sort = vi.fn<(sort: TableSort) => void>();
  const screen = await render(table(sort));
  const header = screen.getByRole("columnheader", { name: "Amount" });
  await expect.element(header).toHaveAttribute("aria-sort", "descending");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}{ArrowRight}");
  await userEvent.keyboard("{Enter}");
  expect(sort).toHaveBeenCalledWith({ column: "amount", direction: "ascending" });
});

test("needs no horizontal scrolling on a narrow phone", async () => {
  await page.viewport(320, 640);
  const screen = await render(table(() => {}));
  const grid = screen.getByRole("grid").element();
  expect(grid.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(getComputedStyle(screen.getByRole("gridcell").element(), "::before").content).toBe('"Amount"');
  await page.viewport(1280, 800);
});

test("selects one row and all rows, and reports which", async () => {
  const select = vi.fn<(selection: ReadonlySet<string>) => void>();
  const screen = await render(
    <Table
      label="Deposits"
      columns={[{ id: "id", header: "Transaction", cell: (row: { id: string }) => row.id }]}
      rows={[{ id: "DP-1" }, { id: "DP-2" }]}
      rowId={(row) => row.id}
      selection={new Set(["DP-1"])}
      onSelectionChange={select}
      emptyState="Nothing"
    />,
  );
  await expect.element(screen.getByRole("row", { name: "DP-1" })).toHaveAttribute("aria-selected", "true");
  await userEvent.click(screen.getByRole("row", { name: "DP-2" }).getByRole("checkbox"), { force: true });
  expect(select).toHaveBeenLastCalledWith(new Set(["DP-1", "DP-2"]));
  await userEvent.click(screen.getByRole("columnheader").getByRole("checkbox"), { force: true });
  expect(select).toHaveBeenLastCalledWith(new Set(["DP-1", "DP-2"]));
});

const withFiles = (
  <Table
    label="Transfers"
    columns={[
      { id: "id", header: "Transaction", cell: (row: { id: string }) => row.id },
      { id: "remarks", header: "Remarks", isLong: true, cell: () => "Opening a position with a long name" },
      { id: "file", header: "File", isScreenOnly: true, cell: () => <Button variant="quiet">View</Button> },
    ]}
    rows={[{ id: "DP-1" }, { id: "DP-2" }]}
    rowId={(row) => row.id}
    emptyState="Nothing"
  />
);

test("draws the line below a row at one height, also below sticky cells", async () => {
  const screen = await render(withFiles);
  const cells = [...screen.getByRole("row", { name: "DP-1" }).element().children];
  const edges = cells.map((cell) => [
    cell.getBoundingClientRect().bottom,
    getComputedStyle(cell).borderBottomWidth,
    getComputedStyle(cell).borderBottomStyle,
  ]);
  expect(new Set(edges.map(String)).size).toBe(1);
  expect(edges[0]?.[2]).toBe("solid");
});

test("does not break the label of a button in a cell, however narrow", async () => {
  await page.viewport(780, 640);
  const screen = await render(<div style={{ inlineSize: "20rem" }}>{withFiles}</div>);
  const [button] = screen.getByRole("button", { name: "View" }).elements();
  expect(button?.getBoundingClientRect().height).toBeLessThanOrEqual(44);
  await page.viewport(1280, 800);
});
