import type { ReactNode } from "react";

/** A column of a {@link Table}: its heading, and the cell of a row. */
export interface TableColumn<RowData> {
  id: string;
  header: string;
  cell: (row: RowData) => ReactNode;
  /** `end` for amounts, so that their digits are aligned. */
  align?: "start" | "end";
  isSortable?: boolean;
  /** Marks a column without text, such as buttons, which is not printed. */
  isScreenOnly?: boolean;
  /** Marks a column of sentences: on desktops it has a minimum width, and a table without room scrolls instead. */
  isLong?: boolean;
  /** Marks the column that names its row for screen readers; the first one by default. */
  isRowHeader?: boolean;
}

/** The column and the direction by which rows are sorted. */
export interface TableSort {
  column: string;
  direction: "ascending" | "descending";
}

/** The properties of {@link Table}. */
export interface TableProps<RowData> {
  /** The name of the table, for screen readers. */
  label: string;
  columns: readonly TableColumn<RowData>[];
  rows: readonly RowData[];
  rowId: (row: RowData) => string;
  /** The sort order, which the caller applies to `rows`. */
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Ids of the selected rows; with it each row has a checkbox, and the head one for all. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  onRowAction?: (id: string) => void;
  /** Shown in place of the table without rows. */
  emptyState: ReactNode;
}
