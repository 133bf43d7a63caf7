import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Card } from "../card/card.tsx";
import { Code } from "../code/code.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { Money } from "../money/money.tsx";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import { Table, type TableColumn, type TableSort } from "./table.tsx";

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

function Example({ data = rows }: { data?: Row[] }) {
  const [sort, setSort] = useState<TableSort>({ column: "date", direction: "descending" });
  const key = sort.column === "amount" ? "amount" : "date";
  const sorted = [...data].sort((a, b) => a[key].localeCompare(b[key], "en", { numeric: true }));
  if (sort.direction === "descending") sorted.reverse();
  return (
    <Card padding="none">
      <Table
        label="Deposits"
        columns={columns}
        rows={sorted}
        rowId={(row) => row.id}
        sort={sort}
        onSortChange={setSort}
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

export const Playground: Story = {};
export const Empty: Story = { args: { data: [] } };
/** Rows become cards under 768 px. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Dark: Story = { globals: { scheme: "dark" } };
