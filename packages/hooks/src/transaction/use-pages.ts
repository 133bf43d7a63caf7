import type { ClientOperation } from "@broker/sdk";
import { type QueryClient, type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { codeOf, type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import type { TransactionPage } from "./transaction-pages.queries.ts";

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

/** The items that have been read. */
interface Loaded<Item> {
  readonly rows: readonly Item[];
  readonly hasMore: boolean;
}

/** Returns a function that converts the rows of a list. Create it once: a query converts its rows again for every new function. */
export const createConversion =
  <Row, Item>(toItem: (row: Row) => Item) =>
  ({ rows, nextCursor }: TransactionPage<Row>): Loaded<Item> => ({
    rows: rows.map(toItem),
    hasMore: nextCursor !== null,
  });

/** What a fetch of the query carries when it is to read the next page. Without it, it reads again what has been read. */
const NEXT = { meta: { fetchMore: { direction: "forward" } } } as const;

/** The refusal of a cursor that is not of this list. */
const CURSOR_UNKNOWN = 1180;

/**
 * Reads the next page, or all that are left, while the list is shown. What is being read comes first, such as a refresh, since
 * each page has the cursor of the next. A failure is in the state of the query.
 */
async function readOn(queryClient: QueryClient, queryKey: QueryKey, isAll: boolean): Promise<void> {
  const query = queryClient.getQueryCache().find<TransactionPage<unknown>>({ queryKey });
  if (!query) return;
  const count = () => query.state.data?.rows.length ?? 0;
  const wanted = isAll ? Infinity : count() + 1;
  try {
    // A part of a list that is rendered for the first time asks before the list is active.
    await Promise.resolve();
    while (query.isActive() && query.state.data?.nextCursor && count() < wanted)
      // What has become old is read again first, as is a list whose cursor the provider refused.
      await query.fetch(undefined, {
        ...(!query.state.isInvalidated && codeOf(query.state.error) !== CURSOR_UNKNOWN && NEXT),
      });
  } catch {
    // The list shows its state.
  }
}

/** Reads the pages of a list; a failure names the operation even if the error does not. */
export function usePages<Row, Key extends QueryKey, Item>(
  options: UseQueryOptions<TransactionPage<Row>, Error, TransactionPage<Row>, Key>,
  select: (read: TransactionPage<Row>) => Loaded<Item>,
  operation: ClientOperation,
): PagesState<Item> {
  const { queryClient } = useBroker();
  const { queryKey } = options;
  const query = useQuery<TransactionPage<Row>, Error, Loaded<Item>, Key>({ ...options, select }, queryClient);
  const { data, error, isFetching, isPaused, refetch } = query;
  const isMore = queryClient.getQueryState(queryKey)?.fetchMeta?.fetchMore !== undefined;
  const list = toList(
    {
      data,
      error: isMore ? null : error,
      isFetching: isFetching && !isMore,
      isPaused: isPaused && !isMore,
      refetch,
    },
    operation,
  );
  if (list.status !== "loaded") return list;
  const failure = isPaused ? ({ operation, kind: "offline" } as const) : error && toFailure(error, operation);
  return {
    ...list,
    isLoadingMore: isMore && isFetching,
    moreFailure: isMore && !isFetching ? failure : null,
    loadMore: () => void readOn(queryClient, queryKey, false),
    loadAll: () => void readOn(queryClient, queryKey, true),
  };
}
