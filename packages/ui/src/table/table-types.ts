import type { ReactNode } from "react";

/** A column of a {@link Table}: its heading, and the cell of a row. */
export interface TableColumn<RowData> {
  /** The id of the column, as in `sort`. */
  id: string;
  /** The heading of the column; on phones it names the value in each card. */
  header: string;
  /** Returns the content of a cell. */
  cell: (row: RowData) => ReactNode;
  /** `end` for amounts, so that their digits are aligned. */
  align?: "start" | "end";
  /** Whether a press of the heading sorts by the column. */
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
  /** The id of the column. */
  column: string;
  /** Whether the smallest or the largest value is first. */
  direction: "ascending" | "descending";
}

/** The properties of {@link Table}. */
export interface TableProps<RowData> {
  /** The name of the table, for screen readers. */
  label: string;
  /** The columns from start to end. */
  columns: readonly TableColumn<RowData>[];
  /** The rows in the order in which they are shown. */
  rows: readonly RowData[];
  /** Returns the id of a row, unique in the table. */
  rowId: (row: RowData) => string;
  /** The sort order, which the caller applies to `rows`. */
  sort?: TableSort;
  /** Called when the heading of a sortable column is pressed. */
  onSortChange?: (sort: TableSort) => void;
  /** Ids of the selected rows; with it each row has a checkbox, and the head one for all. */
  selection?: ReadonlySet<string>;
  /** Called with the ids of the selected rows. */
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Called with the id of a row that is pressed. */
  onRowAction?: (id: string) => void;
  /** Shown in place of the table without rows. */
  emptyState: ReactNode;
}
