import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Card } from "../card/card.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { Money } from "../money/money.tsx";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import { SimpleTable, type SimpleTableProps } from "./simple-table.tsx";
import type { TableColumn, TableSort } from "./table-types.ts";

interface Row {
  date: string;
  friend: string;
  amount: string;
}

const friends: Row[] = [
  { date: "2026-11-21", friend: "Layla Haddad", amount: "50.00" },
  { date: "2026-11-14", friend: "Jonas Weber", amount: "125.00" },
  { date: "2026-10-30", friend: "Mei Tan", amount: "12.50" },
];

const columns: TableColumn<Row>[] = [
  { id: "date", header: "Date", isSortable: true, cell: ({ date }) => date },
  { id: "friend", header: "Friend", isRowHeader: true, cell: ({ friend }) => friend },
  { id: "status", header: "Status", cell: () => <StatusBadge tone="positive" label="Completed" /> },
  {
    id: "amount",
    header: "Commission",
    align: "end",
    isSortable: true,
    cell: ({ amount }) => <Money value={amount} currency="USD" size="body" />,
  },
];

/** A table that sorts its rows, as its caller does. */
function Sorted({ rows: all, ...others }: SimpleTableProps<Row>) {
  const [sort, setSort] = useState<TableSort>({ column: "date", direction: "descending" });
  const key = sort.column === "amount" ? "amount" : "date";
  const sorted = all.toSorted((a, b) => a[key].localeCompare(b[key], "en", { numeric: true }));
  if (sort.direction === "descending") sorted.reverse();
  return (
    <Card padding="none">
      <SimpleTable {...others} rows={sorted} sort={sort} onSortChange={setSort} />
    </Card>
  );
}

const meta = {
  title: "Data/Simple table",
  component: SimpleTable<Row>,
  args: {
    label: "Referrals",
    columns,
    rows: friends,
    rowId: ({ friend }) => friend,
    emptyState: <EmptyState title="No referrals yet">Friends who join will stand here.</EmptyState>,
  },
  render: (args) => <Sorted {...args} />,
} satisfies Meta<typeof SimpleTable<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Empty: Story = { args: { rows: [] } };
/** Rows become cards below 768 px. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const LongText: Story = {
  args: {
    rows: [
      {
        date: "2026-11-21",
        friend:
          "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
        amount: "1234567890.12",
      },
    ],
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    // Cards on a phone have no column heads to sort by.
    const date = canvas.queryByRole("button", { name: "Date" });
    if (date === null) return;
    await userEvent.tab();
    await expect(date).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("columnheader", { name: "Date" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  },
};

export const NineColumns: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    columns: [
      ...columns,
      ...["Platform", "Account", "Group", "Volume", "Level"].map((header) => ({
        id: header,
        header,
        cell: () => "Standard",
      })),
    ],
  },
};
