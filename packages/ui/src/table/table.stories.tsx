import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Card } from "../card/card.tsx";
import { Code } from "../code/code.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { Money } from "../money/money.tsx";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import { LongTable } from "./long-table.tsx";
import { Table } from "./table.tsx";
import type { TableColumn, TableSort } from "./table-types.ts";

const tones = { Pending: "warning", Completed: "positive", Cancelled: "negative" } as const;

interface Row {
  id: string;
  date: string;
  amount: string;
  status: keyof typeof tones;
}

const rows: Row[] = [
  { id: "DP-100231", date: "2026-11-21", amount: "250.00", status: "Pending" },
  { id: "DP-100198", date: "2026-11-14", amount: "1000.00", status: "Completed" },
  { id: "DP-100042", date: "2026-10-30", amount: "12.50", status: "Cancelled" },
];

const columns: TableColumn<Row>[] = [
  { id: "date", header: "Date", isSortable: true, cell: (row) => row.date },
  { id: "id", header: "Transaction", isRowHeader: true, cell: (row) => <Code>{row.id}</Code> },
  {
    id: "status",
    header: "Status",
    cell: (row) => <StatusBadge tone={tones[row.status]} label={row.status} />,
  },
  {
    id: "amount",
    header: "Amount",
    align: "end",
    isSortable: true,
    cell: (row) => <Money value={row.amount} currency="USD" size="body" />,
  },
];

const many: Row[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `DP-${String(200_000 + index)}`,
  date: new Date(Date.UTC(2026, 10, 21) - index * 3_600_000).toISOString().slice(0, 10),
  amount: ((index * 7919) % 100_000).toFixed(2),
  status: index % 7 === 0 ? "Pending" : "Completed",
}));

interface ExampleProps {
  data?: Row[];
  isLong?: boolean;
  isSelectable?: boolean;
}

function Example({ data = rows, isLong = false, isSelectable = false }: ExampleProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(["DP-100198"]));
  const Part = isLong ? LongTable : Table;
  const [sort, setSort] = useState<TableSort>({ column: "date", direction: "descending" });
  const key = sort.column === "amount" ? "amount" : "date";
  const sorted = [...data].sort((a, b) => a[key].localeCompare(b[key], "en", { numeric: true }));
  if (sort.direction === "descending") sorted.reverse();
  return (
    <Card padding="none">
      <Part
        label="Deposits"
        columns={columns}
        rows={sorted}
        rowId={(row) => row.id}
        sort={sort}
        onSortChange={setSort}
        {...(isSelectable && { selection, onSelectionChange: setSelection })}
        emptyState={
          <EmptyState title="No deposits yet">They will stand here from the first one on.</EmptyState>
        }
      />
    </Card>
  );
}

const meta = { title: "Data/Table", component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Empty: Story = { args: { data: [] } };
export const Selectable: Story = { tags: ["picture"], args: { isSelectable: true } };
export const SelectableOnAPhone: Story = { ...Selectable, globals: { viewport: { value: "phone" } } };
/** Five thousand rows, of which only the visible ones are rendered. */
export const Long: Story = { args: { isLong: true, data: many } };
export const LongOnAPhone: Story = { ...Long, globals: { viewport: { value: "phone" } } };
/** Rows become cards below 768 px. */
export const Phone: Story = { tags: ["picture"], globals: { viewport: { value: "phone" } } };
export const LongText: Story = {
  args: {
    data: [
      {
        id: "Überweisungsauftragsbestätigung-DP-100231-der-zweiten-Einzahlung",
        date: "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        amount: "1234567890.12",
        status: "Pending",
      },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    // Cards on a phone have no column heads to sort by.
    if (canvas.queryByRole("columnheader", { name: /Date/ }) === null) return;
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("columnheader", { name: /Date/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("columnheader", { name: /Date/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  },
};
