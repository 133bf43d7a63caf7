import type { TableColumn } from "@broker/ui";
import type { ReactNode } from "react";

/** One fact of a list's rows: how it is shown, searched, sorted and written to a file. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** What stands above it in the table, where that shows more than the file's column of the same name. */
  readonly tableHeader?: string;
  /** As plain text, for the search and for the file; empty where there is nothing. A column without it is in neither. */
  readonly plain?: (row: Row) => string;
  /** In what other ways it may be searched for, such as an amount as the table shows it; not in the file. */
  readonly search?: (row: Row) => string;
  /** As the table shows it; a column without it is in the file only. */
  readonly cell?: (row: Row) => ReactNode;
  readonly align?: "start" | "end";
  /** What the rows are sorted by; a column without it cannot be sorted by. */
  readonly order?: (row: Row) => number | string;
  readonly isRowHeader?: boolean;
  /** Holds sentences. */
  readonly isLong?: boolean;
}

/** What one kind of list says and knows; keep it stable between renders. */
export interface ListKind<Row> {
  /** Names the table. */
  readonly label: string;
  /** Names the downloaded file, without its ending. */
  readonly fileName: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly dateOf: (row: Row) => Date | null;
  /** The status, as the filter names it. */
  readonly statusOf: (row: Row) => string;
  readonly statusLabel: (row: Row) => string;
}

/** The columns that the table shows; paper leaves out those without anything to read. */
export function tableColumns<Row>(columns: readonly ListColumn<Row>[]): TableColumn<Row>[] {
  return columns.flatMap(
    ({
      id,
      header,
      tableHeader = header,
      plain,
      cell,
      align = "start",
      order,
      isRowHeader = false,
      isLong = false,
    }) => {
      const isScreenOnly = plain === undefined;
      return cell
        ? [
            {
              id,
              header: tableHeader,
              cell,
              align,
              isSortable: order !== undefined,
              isRowHeader,
              isScreenOnly,
              isLong,
            },
          ]
        : [];
    },
  );
}
