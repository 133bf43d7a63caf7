import type { TableSort } from "@broker/ui";
import type { ListColumn } from "./list-column.ts";

/** Which rows of a list are wanted. */
export interface ListFilter {
  /** Part of anything that a row says; empty for all. */
  readonly text: string;
  /** A status, as the list's own rule names it; `all` for every one. */
  readonly status: string;
  /** How many days back; 0 for all time. */
  readonly days: number;
}

/** Every row. */
export const noFilter: ListFilter = { text: "", status: "all", days: 0 };

const DAY = 86_400_000;

/**
 * As it is searched: in lower case, the same on every machine, and with plain spaces where an amount is written with
 * others.
 */
const searchable = (text: string) => text.toLowerCase().replaceAll(/[\u00A0\u202F]/g, " ");

/** An amount with its cents in full, such as `1234.50` for `1234.5`. */
export function withCents(amount: string): string {
  const [whole, cents = ""] = amount.split(".");
  return `${whole}.${cents.padEnd(2, "0")}`;
}

/**
 * What each row says, ready to be searched and in one piece; made once for a list, because it is searched at every key,
 * and not before the first, because most lists are never searched.
 */
export function searchTexts<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
): () => ReadonlyMap<Row, string> {
  let texts: ReadonlyMap<Row, string> | null = null;
  return () => (texts ??= textsOf(rows, columns));
}

function textsOf<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[]): ReadonlyMap<Row, string> {
  return new Map(
    rows.map((row) => [
      row,
      searchable(
        columns.map(({ plain, search }) => `${plain?.(row) ?? ""}\n${search?.(row) ?? ""}`).join("\n"),
      ),
    ]),
  );
}

/** The rows that a filter lets through, in their order. `now` in milliseconds; rows without a date are of no period. */
export function filterRows<Row>(
  rows: readonly Row[],
  filter: ListFilter,
  facts: {
    texts: () => ReadonlyMap<Row, string>;
    statusOf: (row: Row) => string;
    dateOf: (row: Row) => Date | null;
    now: number;
  },
): readonly Row[] {
  const text = searchable(filter.text.trim());
  const since = filter.days === 0 ? null : facts.now - filter.days * DAY;
  return rows.filter((row) => {
    if (filter.status !== "all" && facts.statusOf(row) !== filter.status) return false;
    if (since !== null && (facts.dateOf(row)?.getTime() ?? 0) < since) return false;
    return text === "" || (facts.texts().get(row)?.includes(text) ?? false);
  });
}

/**
 * The time that a statement is of: the days that its filter looks back, or since the oldest of its dates; up to the day
 * it is printed.
 */
export function statementPeriod(
  dates: readonly (Date | null)[],
  days: number,
  printedAt: Date,
): { from: Date; to: Date } {
  const to = printedAt.getTime();
  const oldest = dates.reduce((least, date) => Math.min(least, date?.getTime() ?? to), to);
  return { from: new Date(days === 0 ? oldest : to - days * DAY), to: printedAt };
}

/** The filter, without a status that no row has any more: nobody could choose another in its place. */
export function possibleFilter(filter: ListFilter, statuses: ReadonlySet<string>): ListFilter {
  return statuses.has(filter.status) || filter.status === "all" ? filter : { ...filter, status: "all" };
}

/**
 * The rows by one column, words in the order of a language; rows that are equal there keep their order, and without a
 * sort all do.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: TableSort | null,
  columns: readonly ListColumn<Row>[],
  locale: string,
): readonly Row[] {
  const order = columns.find(({ id }) => id === sort?.column)?.order;
  if (!sort || !order) return rows;
  const sign = sort.direction === "ascending" ? 1 : -1;
  const collator = new Intl.Collator(locale);
  const compare = (a: number | string, b: number | string) =>
    typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
  return rows
    .map((row) => ({ row, key: order(row) }))
    .toSorted((a, b) => sign * compare(a.key, b.key))
    .map(({ row }) => row);
}
