import type { TableSort } from "@broker/ui";
import type { ListColumn } from "./list-column.ts";

/** The filter of a list. */
export interface ListFilter {
  /** A part of any text of a row; empty for all rows. */
  readonly text: string;
  /** A status, by the list's own rule; `all` for every one. */
  readonly status: string;
  /** The number of days back from now; 0 for all time. */
  readonly days: number;
  /** A range of days instead, from the first to the last one; null for none. */
  readonly range: DayRange | null;
}

/** A range of days in the browser's time zone, each as `YYYY-MM-DD`, or empty for an open end. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The filter that matches every row. */
export const noFilter: ListFilter = { text: "", status: "all", days: 0, range: null };

/** A range of days that is open at both ends. */
export const noRange: DayRange = { from: "", to: "" };

/** Returns how many parts of a filter are set. */
export const countFilters = ({ text, status, days, range }: ListFilter): number =>
  [text.trim() !== "", status !== "all", days !== 0 || range !== null].filter(Boolean).length;

const DAY = 86_400_000;

/** Normalises a text for the search: lower case, independent of the machine's locale, with plain spaces in amounts. */
const searchable = (text: string) => text.toLowerCase().replaceAll(/[\u00A0\u202F]/g, " ");

/** Adds the cents to an amount, such as `1234.50` for `1234.5`. */
export function addCents(amount: string): string {
  const [whole, cents = ""] = amount.split(".");
  return `${whole}.${cents.padEnd(2, "0")}`;
}

/** The searchable text of each row. */
export interface SearchTexts<Row> {
  /** Returns the texts of all rows, and builds those that are missing. */
  read(): ReadonlyMap<Row, string>;
  /** Builds texts while there is time, and returns whether all are built. */
  prepare(hasTime: () => boolean): boolean;
}

/**
 * Creates the searchable texts of a list, which are built once, because every key searches them: thousands of rows take
 * longer than a frame, so that they are prepared while the page is idle, and otherwise built on the first search.
 */
export function createSearchTexts<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
): SearchTexts<Row> {
  const texts = new Map<Row, string>();
  const missing = rows.values();
  const textOf = (row: Row) =>
    searchable(
      columns.map(({ plain, search }) => `${plain?.(row) ?? ""}\n${search?.(row) ?? ""}`).join("\n"),
    );
  const prepare = (hasTime: () => boolean) => {
    while (hasTime()) {
      const next = missing.next();
      if (next.done) return true;
      texts.set(next.value, textOf(next.value));
    }
    return false;
  };
  return {
    prepare,
    read() {
      prepare(() => true);
      return texts;
    },
  };
}

/** Returns the instant of a day at a time of day, in milliseconds; null for an empty or impossible day. */
function instantOf(day: string, time: string): number | null {
  const instant = Date.parse(`${day}T${time}`);
  return Number.isNaN(instant) ? null : instant;
}

/** Returns the first and the last instant of a filter's period, in milliseconds; null for an open end. */
function periodOf({ days, range }: Pick<ListFilter, "days" | "range">, now: number) {
  if (range) return { since: instantOf(range.from, "00:00"), until: instantOf(range.to, "23:59:59.999") };
  return { since: days === 0 ? null : now - days * DAY, until: null };
}

/**
 * Returns the rows that match a filter, in their order. `now` is in milliseconds; rows without a date are in no period.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  filter: ListFilter,
  facts: {
    texts: Pick<SearchTexts<Row>, "read">;
    statusOf: (row: Row) => string;
    dateOf: (row: Row) => Date | null;
    now: number;
  },
): readonly Row[] {
  const text = searchable(filter.text.trim());
  const texts = text === "" ? null : facts.texts.read();
  const { since, until } = periodOf(filter, facts.now);
  return rows.filter((row) => {
    if (filter.status !== "all" && facts.statusOf(row) !== filter.status) return false;
    const time = facts.dateOf(row)?.getTime();
    if (since !== null && (time ?? -Infinity) < since) return false;
    if (until !== null && (time ?? Infinity) > until) return false;
    return texts === null || (texts.get(row)?.includes(text) ?? false);
  });
}

/**
 * Returns the period of a statement: that of its filter; an open end is the oldest date, or the day of printing.
 */
export function statementPeriodOf(
  dates: readonly (Date | null)[],
  filter: Pick<ListFilter, "days" | "range">,
  printedAt: Date,
): { from: Date; to: Date } {
  const { since, until } = periodOf(filter, printedAt.getTime());
  const to = until ?? printedAt.getTime();
  const oldest = dates.reduce((least, date) => Math.min(least, date?.getTime() ?? to), to);
  return { from: new Date(Math.min(since ?? oldest, to)), to: new Date(to) };
}

/** Removes a status from the filter that no row has any more, since its list would stay empty. */
export function removeUnusedStatus(filter: ListFilter, statuses: ReadonlySet<string>): ListFilter {
  return statuses.has(filter.status) || filter.status === "all" ? filter : { ...filter, status: "all" };
}

/**
 * Sorts rows by a column, texts in the order of a language; the sort is stable, and without a column the order is
 * unchanged.
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
