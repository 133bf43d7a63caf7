import { Table as AriaTable, TableBody } from "react-aria-components/Table";
import { toTableBehaviour } from "./table-behaviour.ts";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import type { TableProps } from "./table-types.ts";
import * as css from "./table.css.ts";

/**
 * A table on desktops, and a list of cards on phones. For hundreds of rows use `LongTable`, or `Pagination`.
 *
 * @example
 * <Table label="Deposits" columns={[{ id: "id", header: "Transaction", isRowHeader: true, cell: (row) => row.id }, { id: "amount", header: "Amount", align: "end", cell: (row) => <Money value={row.amount} currency="USD" /> }]} rows={[{ id: "DP-100231", amount: "250.00" }]} rowId={(row) => row.id} emptyState={<EmptyState title="No deposits yet" />} />
 */
export function Table<RowData>(props: TableProps<RowData>) {
  const { columns, rows, rowId, selection, emptyState } = props;
  return (
    <div className={css.scroller}>
      <AriaTable {...toTableBehaviour(props)} className={css.table}>
        <TableHead columns={columns} isSelectable={selection !== undefined} />
        <TableBody className={css.body} renderEmptyState={() => emptyState}>
          {rows.map((row) => (
            <TableRow
              key={rowId(row)}
              id={rowId(row)}
              row={row}
              columns={columns}
              isSelectable={selection !== undefined}
            />
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}
