import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Cell, Column, Row, Table as AriaTable, TableBody, TableHeader } from "react-aria-components/Table";
import { Icon } from "../icon/icon.tsx";
import * as css from "./table.css.ts";

export interface TableColumn<RowData> {
  id: string;
  header: string;
  cell: (row: RowData) => ReactNode;
  /** `end` for amounts, so that their figures stand below each other. */
  align?: "start" | "end";
  isSortable?: boolean;
  /** The column that names its row for screen readers; the first one unless told. */
  isRowHeader?: boolean;
}

/** Which column the rows are sorted by, and which way. */
export interface TableSort {
  column: string;
  direction: "ascending" | "descending";
}

export interface TableProps<RowData> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly TableColumn<RowData>[];
  rows: readonly RowData[];
  rowId: (row: RowData) => string;
  /** Sorting is the caller's: give `rows` in order. */
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  onRowAction?: (id: string) => void;
  /** Stands in the table's place for rows while there are none. */
  emptyState: ReactNode;
}

/**
 * Rows to compare: a table on desks, a list of cards on phones.
 *
 * @example
 * <Table label="Deposits" columns={columns} rows={deposits} rowId={(row) => row.transactionId} emptyState={<EmptyState title="No deposits yet" />} />
 */
export function Table<RowData>(props: TableProps<RowData>) {
  const { label, columns, rows, rowId, sort, onSortChange, onRowAction, emptyState } = props;
  const headerId = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  return (
    <div className={css.scroller}>
      <AriaTable
        aria-label={label}
        className={css.table}
        {...(sort && { sortDescriptor: sort })}
        {...(onSortChange && {
          onSortChange: ({ column, direction }) => onSortChange({ column: String(column), direction }),
        })}
        {...(onRowAction && { onRowAction: (key) => onRowAction(String(key)) })}
      >
        <TableHeader className={css.head}>
          {columns.map(({ id, header, align = "start", isSortable = false }) => (
            <Column
              key={id}
              id={id}
              isRowHeader={id === headerId}
              allowsSorting={isSortable}
              className={css.column({ align })}
            >
              {({ sortDirection }) => (
                <span className={css.columnWords({ align })}>
                  {header}
                  {isSortable && (
                    <span className={css.sortSign({ shown: sortDirection !== undefined })}>
                      <Icon of={sortDirection === "ascending" ? ArrowUp : ArrowDown} size="small" />
                    </span>
                  )}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody className={css.body} renderEmptyState={() => emptyState}>
          {rows.map((row) => (
            <Row key={rowId(row)} id={rowId(row)} className={css.row}>
              {columns.map(({ id, header, cell, align = "start" }) => (
                <Cell key={id} className={css.cell({ align })} data-label={header}>
                  <span className={css.cellWords}>{cell(row)}</span>
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}
