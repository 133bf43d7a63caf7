import type { TableSort } from "@broker/ui";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { ListColumn } from "./list-column.ts";
import {
  filterRows,
  type ListFilter,
  noFilter,
  removeUnusedStatus,
  createSearchTexts,
  type SearchTexts,
  sortRows,
} from "./listing.ts";

const PAGE_SIZE = 25;

/** A filtered, sorted and paged list. */
export interface ListingState<Row> {
  readonly filter: ListFilter;
  /** The filter of `matching`: the list follows the input with a short delay. */
  readonly listed: ListFilter;
  readonly sort: TableSort | null;
  /** All rows that match the filter, in order. */
  readonly matching: readonly Row[];
  /** The rows of the current page. */
  readonly rows: readonly Row[];
  /** The current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Whether a page after the last one is wanted, which a list that is read in pages may have. */
  readonly isBeyond: boolean;
  /** The index of the page's first row in `matching`, from 0. */
  readonly first: number;
  changeFilter(change: Partial<ListFilter>): void;
  clearFilter(): void;
  changeSort(sort: TableSort): void;
  goTo(page: number): void;
}

/** The time of an idle period that is left to the browser, in milliseconds. */
const SPARED = 2;

/** Prepares the search while the page is idle, where the browser reports that. */
function usePreparation<Row>({ prepare }: SearchTexts<Row>): void {
  useEffect(() => {
    if (typeof requestIdleCallback !== "function") return undefined;
    const work = (deadline: IdleDeadline) => {
      if (!prepare(() => deadline.timeRemaining() > SPARED)) idle = requestIdleCallback(work);
    };
    let idle = requestIdleCallback(work);
    return () => cancelIdleCallback(idle);
  }, [prepare]);
}

/** What a listing needs to know of rows. */
interface ListingFacts<Row> {
  readonly statusOf: (row: Row) => string;
  readonly dateOf: (row: Row) => Date | null;
  readonly locale: string;
  /** The statuses that can be filtered by. */
  readonly statuses: readonly { readonly id: string }[];
}

/** Filters, sorts and pages rows; a new filter or order resets to the first page. */
export function useListing<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  { statusOf, dateOf, locale, statuses }: ListingFacts<Row>,
): ListingState<Row> {
  const [asked, setFilter] = useState(noFilter);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [wantedPage, setPage] = useState(1);
  const [now] = useState(() => Date.now());
  const filter = useMemo(
    () => removeUnusedStatus(asked, new Set(statuses.map(({ id }) => id))),
    [asked, statuses],
  );
  // Input is shown at once; the list is rendered with lower priority, and interrupted by the next key.
  const wanted = useDeferredValue(
    useMemo(() => ({ filter, sort, page: wantedPage }), [filter, sort, wantedPage]),
  );
  const texts = useMemo(() => createSearchTexts(rows, columns), [rows, columns]);
  usePreparation(texts);
  const sorted = useMemo(
    () => sortRows(rows, wanted.sort, columns, locale),
    [rows, wanted.sort, columns, locale],
  );
  const matching = useMemo(
    () => filterRows(sorted, wanted.filter, { texts, statusOf, dateOf, now }),
    [sorted, wanted.filter, texts, statusOf, dateOf, now],
  );
  const pageCount = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const page = Math.min(wanted.page, pageCount);
  const first = (page - 1) * PAGE_SIZE;
  const shown = useMemo(() => matching.slice(first, first + PAGE_SIZE), [matching, first]);
  const commands = useMemo(
    () => ({
      changeFilter: (change: Partial<ListFilter>) => {
        setFilter((current) => ({ ...current, ...change }));
        setPage(1);
      },
      clearFilter: () => {
        setFilter(noFilter);
        setPage(1);
      },
      changeSort: (next: TableSort) => {
        setSort(next);
        setPage(1);
      },
      goTo: setPage,
    }),
    [],
  );
  const { filter: listed, sort: listedSort } = wanted;
  const isBeyond = wanted.page > pageCount;
  const pages = { page, pageCount, isBeyond, first };
  return { filter, listed, sort: listedSort, matching, rows: shown, ...pages, ...commands };
}
