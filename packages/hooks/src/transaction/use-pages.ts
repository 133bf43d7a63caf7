import type { ClientOperation } from "@broker/sdk";
import { hashKey, type QueryKey, useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import type { PageOptions, TransactionPages } from "./transaction-pages.queries.ts";

/** The pages of a list that have been read, with the commands that read further pages. */
export type PagesState<Item> = List<
  Item,
  {
    /** Whether the provider has rows after the rows that have been read. */
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    /** Why the next page could not be read; null otherwise. Both commands try it again. */
    readonly moreFailure: Failure | null;
    /** Reads the next page. */
    loadMore(): void;
    /** Reads all pages that have not been read, such as for a search, a sum or an export, which need the whole list. */
    loadAll(): void;
  }
>;

/** The items of the pages that have been read, and the number of these pages. */
interface LoadedPages<Item> {
  readonly items: readonly Item[];
  readonly pageCount: number;
}

/** Returns a function that converts the rows of all pages. Create it once: a query converts its rows again for every new function. */
export const createConversion =
  <Row, Item>(toItem: (row: Row) => Item) =>
  ({ pages }: TransactionPages<Row>): LoadedPages<Item> => ({
    items: pages.flatMap(({ rows }) => rows.map(toItem)),
    pageCount: pages.length,
  });

/** Reads the pages that the user wants, one after the other. A refresh comes first, since each page has the cursor of the next. */
function useWantedPages<Item>(query: UseInfiniteQueryResult<LoadedPages<Item>>, key: QueryKey) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const id = hashKey(key);
  const [wanted, setWanted] = useState({ id, pages: 0 });
  const pageCount = data?.pageCount ?? 0;
  const isWanted = hasNextPage && wanted.id === id && pageCount < wanted.pages;
  const isNext = isWanted && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isNext) void fetchNextPage({ cancelRefetch: false });
  }, [isNext, fetchNextPage]);
  const want = (pages: number) => {
    setWanted({ id, pages });
    if (isFetchNextPageError && !isFetching) void fetchNextPage({ cancelRefetch: false });
  };
  return {
    isWanted,
    loadMore: () => want(Math.max(wanted.id === id ? wanted.pages : 0, pageCount + 1)),
    loadAll: () => want(Infinity),
  };
}

/** Reads the pages of a list; a failure names the operation even if the error does not. */
export function usePages<Row, Item>(
  options: PageOptions<Row>,
  toItems: (pages: TransactionPages<Row>) => LoadedPages<Item>,
  operation: ClientOperation,
): PagesState<Item> {
  const query = useInfiniteQuery({ ...options, select: toItems }, useBroker().queryClient);
  const {
    data,
    error,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    isPaused,
    refetch,
  } = query;
  const { isWanted, loadMore, loadAll } = useWantedPages(query, options.queryKey);
  const list = toList(
    {
      data: data && { rows: data.items },
      error: isFetchNextPageError ? null : error,
      isFetching: isFetching && !isFetchingNextPage,
      isPaused: isPaused && !isWanted,
      refetch,
    },
    operation,
  );
  if (list.status !== "loaded") return list;
  const failure =
    isFetchNextPageError && error && !isFetching
      ? toFailure(error, operation)
      : isPaused && isWanted
        ? ({ operation, kind: "offline" } as const)
        : null;
  const isLoadingMore = isFetchingNextPage || (isWanted && failure === null);
  return { ...list, hasMore: hasNextPage, isLoadingMore, moreFailure: failure, loadMore, loadAll };
}
