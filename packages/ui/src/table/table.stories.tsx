import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Code } from "../code/code.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Link } from "../link/link.tsx";
import { Money } from "../money/money.tsx";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import { LongTable } from "./long-table.tsx";
import { Table } from "./table.tsx";
import type { TableColumn, TableProps, TableSort } from "./table-types.ts";

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

interface SortedProps extends TableProps<Row> {
  part: typeof Table<Row> | typeof LongTable<Row>;
}

/** A table whose story sorts the rows and stores the selection, as a caller must do. */
function Sorted({ part: Part, rows: all, selection: first, ...others }: SortedProps) {
  const [selection, setSelection] = useState(first);
  const [sort, setSort] = useState<TableSort>({ column: "date", direction: "descending" });
  const key = sort.column === "amount" ? "amount" : "date";
  const sorted = all.toSorted((a, b) => a[key].localeCompare(b[key], "en", { numeric: true }));
  if (sort.direction === "descending") sorted.reverse();
  return (
    <Card padding="none">
      <Part
        {...others}
        rows={sorted}
        sort={sort}
        onSortChange={setSort}
        {...(selection && { selection, onSelectionChange: setSelection })}
      />
    </Card>
  );
}

const meta = {
  title: "Data/Table",
  component: Table<Row>,
  subcomponents: { LongTable },
  args: {
    label: "Deposits",
    columns,
    rows,
    rowId: (row) => row.id,
    emptyState: <EmptyState title="No deposits yet">They will stand here from the first one on.</EmptyState>,
  },
  render: (args) => <Sorted part={Table} {...args} />,
} satisfies Meta<typeof Table<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["picture"] };
export const Empty: Story = { args: { rows: [] } };
export const Selectable: Story = { tags: ["picture"], args: { selection: new Set(["DP-100198"]) } };
export const SelectableOnAPhone: Story = { ...Selectable, globals: { viewport: { value: "phone" } } };
/** Five thousand rows, of which only the visible ones are rendered. */
export const Long: Story = {
  args: { rows: many },
  render: (args) => <Sorted part={LongTable} {...args} />,
};
export const LongOnAPhone: Story = { ...Long, globals: { viewport: { value: "phone" } } };
/** Rows become cards below 768 px. */
export const Phone: Story = { tags: ["picture"], globals: { viewport: { value: "phone" } } };
export const LongText: Story = {
  args: {
    rows: [
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

export const CrowdedRows: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    onRowAction: () => {},
    columns: [
      { id: "date", header: "Date", cell: (row) => row.date },
      {
        id: "id",
        header: "Transaction",
        isRowHeader: true,
        cell: (row) => <Link href={`#${row.id}`}>{row.id}</Link>,
      },
      { id: "open", header: "Details", cell: () => <Button variant="secondary">Open</Button> },
      {
        id: "more",
        header: "More",
        cell: (row) => <IconButton icon={Ellipsis} label={`Actions of ${row.id}`} />,
      },
    ],
  },
};
