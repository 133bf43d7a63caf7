import type { ClientOperation } from "@broker/sdk";
import { hashKey, type QueryKey, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Failure, toFailure } from "../failure.ts";
import { type List, toList } from "../to-list.ts";
import type { TransactionPages } from "./transaction-pages.queries.ts";

/** The first pages of a list, with the commands that read further ones. */
export type PagesState<Item> = List<
  Item,
  {
    /** Whether the provider has rows after these. */
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    /** Why the last further page is missing; null otherwise. The commands read it again. */
    readonly moreFailure: Failure | null;
    /** Reads the next page. */
    loadMore(): void;
    /** Reads all pages that are left, such as for a search, a sum or an export, which are about the whole list. */
    loadAll(): void;
  }
>;

/** The rows of some pages, and their number. */
export interface LoadedPages<Item> {
  readonly items: readonly Item[];
  readonly pageCount: number;
}

/** Returns a function that converts the rows of all pages; keep it, since it runs again for another function. */
export const createConversion =
  <Row, Item>(toItem: (row: Row) => Item) =>
  ({ pages }: TransactionPages<Row>): LoadedPages<Item> => ({
    items: pages.flatMap(({ rows }) => rows.map(toItem)),
    pageCount: pages.length,
  });

/** Reads the pages that are wanted one after the other; a refresh comes first, since a page follows from the one before. */
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

/** Returns the state of the pages of a list; a failure names the operation even if the error does not. */
export function usePages<Item>(
  query: UseInfiniteQueryResult<LoadedPages<Item>>,
  key: QueryKey,
  operation: ClientOperation,
): PagesState<Item> {
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
  const { isWanted, loadMore, loadAll } = useWantedPages(query, key);
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
