import type { TableColumn } from "@broker/ui";
import type { ReactNode } from "react";

/** A column of a list: how it is shown, searched, sorted and exported. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** The heading in the table, where it covers more than the exported column. */
  readonly tableHeader?: string;
  /** Returns the plain text for the search and the export; empty for none. A column without it is in neither. */
  readonly plain?: (row: Row) => string;
  /** Returns further texts for the search only, such as an amount as the table shows it. */
  readonly search?: (row: Row) => string;
  /** Renders the cell of the table; a column without it is exported only. */
  readonly cell?: (row: Row) => ReactNode;
  readonly align?: "start" | "end";
  /** Returns the value to sort by; a column without it cannot be sorted. */
  readonly order?: (row: Row) => number | string;
  readonly isRowHeader?: boolean;
  /** Whether the column contains sentences. */
  readonly isLong?: boolean;
}

/** The definition of a kind of list; keep it stable between renders. */
export interface ListKind<Row> {
  /** The name of the table. */
  readonly label: string;
  /** The name of the exported file, without its extension. */
  readonly fileName: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly dateOf: (row: Row) => Date | null;
  /** Returns the status, as the filter names it. */
  readonly statusOf: (row: Row) => string;
  readonly statusLabel: (row: Row) => string;
}

/** Returns the columns of the table; those without text are not printed. */
export function toTableColumns<Row>(columns: readonly ListColumn<Row>[]): TableColumn<Row>[] {
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
