import type { ReactNode } from "react";

export interface TableColumn<RowData> {
  id: string;
  header: string;
  cell: (row: RowData) => ReactNode;
  /** `end` for amounts, so that their figures stand below each other. */
  align?: "start" | "end";
  isSortable?: boolean;
  /** Has nothing to read, such as buttons: left out on paper. */
  isScreenOnly?: boolean;
  /** Holds sentences: on a desk its lines keep the room of a few words, and a table without room is scrolled instead. */
  isLong?: boolean;
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
  /** Ids of the rows that are ticked; with it each row has a checkbox, and the head one for all. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  onRowAction?: (id: string) => void;
  /** Stands in the table's place for rows while there are none. */
  emptyState: ReactNode;
}
