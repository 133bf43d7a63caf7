import { LongTableHead } from "./long-table-head.tsx";
import { LongTableRow } from "./long-table-row.tsx";
import type { TableProps } from "./table-types.ts";
import { body, scroller, table } from "./table.css.ts";

/** The properties of `SimpleTable`. */
export interface SimpleTableProps<RowData> extends Omit<
  TableProps<RowData>,
  "onRowAction" | "selection" | "onSelectionChange"
> {
  /** The position of the rows when they are a page of a list: the index of the first, and the number of all; null where it is unknown. */
  range?: { readonly first: number; readonly total: number | null };
  /** Returns the address that a row opens; the cell that names the row is the link. */
  rowHref?: (row: RowData) => string;
  /** Returns whether a row has just arrived: its background is marked for a moment. */
  isNew?: (row: RowData) => boolean;
}

const unmeasured = () => {};

/**
 * A table of plain HTML for reading and sorting, without selection or row actions: rendered several times as fast as
 * `Table`, and 20 kB smaller. On phones it is a list of cards.
 *
 * @example
 * <SimpleTable label="Deposits" columns={[{ id: "id", header: "Transaction", isRowHeader: true, cell: (row) => row.id }, { id: "amount", header: "Amount", align: "end", cell: (row) => <Money value={row.amount} currency="USD" /> }]} rows={[{ id: "DP-100231", amount: "250.00" }]} rowId={(row) => row.id} rowHref={(row) => `/deposits/${row.id}`} emptyState={<EmptyState title="No deposits yet" />} />
 */
export function SimpleTable<RowData>(props: SimpleTableProps<RowData>) {
  const { label, columns, rows, rowId, emptyState, range, rowHref, isNew } = props;
  return (
    <div className={scroller}>
      <table
        className={table}
        aria-label={label}
        {...(range && { "aria-rowcount": (range.total ?? -2) + 1 })}
      >
        <LongTableHead {...props} />
        <tbody className={body}>
          {rows.map((row, index) => {
            const id = rowId(row);
            return (
              <LongTableRow
                key={id}
                id={id}
                row={row}
                columns={columns}
                index={(range?.first ?? 0) + index}
                measure={unmeasured}
                href={rowHref?.(row)}
                isNew={isNew?.(row)}
              />
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && emptyState}
    </div>
  );
}
