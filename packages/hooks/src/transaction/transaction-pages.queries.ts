import { type QueryKey, queryOptions, replaceEqualDeep } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { lasting, readRows, toStatuses, transactionQueries } from "./transaction.queries.ts";

/** The first and the last day of a period in UTC, each as `YYYY-MM-DD`. A period without `from` or `to` is open at that end. */
export interface TransactionPeriod {
  readonly from?: string;
  readonly to?: string;
}

/** A page of a list, or all pages that have been read. `nextCursor` is null after the last row of the list. */
export interface TransactionPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** The input of a call that reads a page. */
interface PageFields extends TransactionPeriod {
  readonly cursor?: string;
  readonly limit: number;
}

/** The rows of the first page, which is small so that it is shown soon. The other pages are as large as the contract allows. */
const FIRST_LIMIT = 50;
const LIMIT = 200;

/** Reads rows as `readRows` does; where they have changed, the whole list that was read before is read again when it is next shown. */
async function readChanges<Rows>(
  broker: Broker,
  list: QueryKey,
  before: Rows | undefined,
  read: () => Promise<Rows>,
): Promise<Rows> {
  const rows = await readRows(broker, before, read);
  if (before && replaceEqualDeep(before, rows) !== before)
    void broker.queryClient.invalidateQueries({ queryKey: list, exact: true });
  return rows;
}

/**
 * Returns the query options of the pages of a list that have been read. A fetch that is to read on reads the next page, every
 * other one reads them again from the first one, since an old row may have changed too; a list that had been read to its end
 * is read to its end again. Rows that have changed since the last read refetch the balances.
 */
const pagesOf = <Row>(
  broker: Broker,
  { queryKey: list }: { readonly queryKey: QueryKey },
  period: TransactionPeriod,
  read: (fields: PageFields, options: { signal: AbortSignal }) => Promise<TransactionPage<Row>>,
) =>
  queryOptions({
    ...reads,
    // The key begins with the key of the list, so that an invalidation of the list invalidates its pages too.
    queryKey: [...list, "pages", period.from ?? null, period.to ?? null],
    async queryFn({ signal, queryKey }): Promise<TransactionPage<Row>> {
      const state = broker.queryClient.getQueryState<TransactionPage<Row>>(queryKey);
      const before = state?.data;
      const readAfter = async ({ rows, nextCursor }: TransactionPage<Row>): Promise<TransactionPage<Row>> => {
        const place = nextCursor === null ? { limit: FIRST_LIMIT } : { cursor: nextCursor, limit: LIMIT };
        const page = await read({ ...period, ...place }, { signal });
        return { rows: [...rows, ...page.rows], nextCursor: page.nextCursor };
      };
      if (before && before.nextCursor !== null && state.fetchMeta?.fetchMore) return readAfter(before);
      return readChanges(broker, list, before, async () => {
        let pages = await readAfter({ rows: [], nextCursor: null });
        const isShort = () =>
          before && (before.nextCursor === null || pages.rows.length < before.rows.length);
        // One after the other, since each page has the cursor of the next.
        while (pages.nextCursor !== null && isShort()) pages = await readAfter(pages);
        return pages;
      });
    },
    ...lasting,
    // A journey may have read the whole list since, and seen a change.
    staleTime: ({ state }) =>
      (broker.queryClient.getQueryState(list)?.dataUpdatedAt ?? 0) > state.dataUpdatedAt ? 0 : Infinity,
  });

/** Maps the statuses of a page's rows by their names. */
async function toPageStatuses<Row extends { readonly paymentStatusId: number }>(
  broker: Broker,
  page: Promise<TransactionPage<Row>>,
) {
  const rows = await toStatuses(
    broker,
    page.then((one) => one.rows),
  );
  return { rows, nextCursor: (await page).nextCursor };
}

/** The query options of the pages of the user's transactions that have been read, for providers with the capability `paging`. */
export const transactionPageQueries = {
  deposits: (broker: Broker, period: TransactionPeriod = {}) =>
    pagesOf(broker, transactionQueries.deposits(broker), period, (fields, options) =>
      toPageStatuses(broker, broker.client.call("GetDepositPage", fields, options)),
    ),
  withdrawals: (broker: Broker, period: TransactionPeriod = {}) =>
    pagesOf(broker, transactionQueries.withdrawals(broker), period, (fields, options) =>
      toPageStatuses(broker, broker.client.call("GetWithdrawalPage", fields, options)),
    ),
  transfers: (broker: Broker, period: TransactionPeriod = {}) =>
    pagesOf(broker, transactionQueries.transfers(broker), period, (fields, options) =>
      toPageStatuses(broker, broker.client.call("GetTransferPage", fields, options)),
    ),
  compoundScheme: (broker: Broker, period: TransactionPeriod = {}) =>
    pagesOf(broker, transactionQueries.compoundScheme(broker), period, (fields, options) =>
      broker.client.call("GetCompoundSchemePage", fields, options),
    ),
};
