import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { lasting, readRows, transactionQueries, toStatuses } from "./transaction.queries.ts";

/** The first and the last day of a period in UTC, each as `YYYY-MM-DD`. A period without `from` or `to` is open at that end. */
export interface TransactionPeriod {
  readonly from?: string;
  readonly to?: string;
}

/** A page of a list. `nextCursor` is null for the last page. */
export interface TransactionPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** The pages of a list that have been read, in their order. */
export type TransactionPages<Row> = InfiniteData<TransactionPage<Row>, string>;

/** The input of a call that reads a page. */
interface PageFields extends TransactionPeriod {
  readonly cursor?: string;
  readonly limit: number;
}

/** The cursor of the first page. */
const FIRST = "";
/** The rows of the first page, which is small so that it is shown soon. The other pages are as large as the contract allows. */
const FIRST_LIMIT = 50;
const LIMIT = 200;

/** Returns the query options of the pages of a list. A first page that has changed since the last read refetches the balances. */
const pagesOf = <Row>(
  broker: Broker,
  list: { readonly queryKey: readonly unknown[] },
  { from, to }: TransactionPeriod,
  read: (fields: PageFields, options: { signal: AbortSignal }) => Promise<TransactionPage<Row>>,
) =>
  infiniteQueryOptions({
    ...reads,
    // The key begins with the key of the list, so that an invalidation of the list invalidates its pages too.
    queryKey: [...list.queryKey, "pages", from ?? null, to ?? null],
    initialPageParam: FIRST,
    async queryFn({ signal, pageParam: cursor, queryKey }): Promise<TransactionPage<Row>> {
      const period = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      if (cursor !== FIRST) return read({ ...period, cursor, limit: LIMIT }, { signal });
      const before = broker.queryClient.getQueryData<TransactionPages<Row>>(queryKey)?.pages[0];
      return readRows(broker, before, () => read({ ...period, limit: FIRST_LIMIT }, { signal }));
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...lasting,
  });

/** The query options of the pages of a list. */
export type PageOptions<Row> = ReturnType<typeof pagesOf<Row>>;

/** Maps the statuses of a page's rows by their names. */
async function toPageStatuses<Row extends { readonly paymentStatusId: number }>(
  broker: Broker,
  page: Promise<TransactionPage<Row>>,
) {
  const rows = await toStatuses(
    broker,
    page.then((read) => read.rows),
  );
  return { rows, nextCursor: (await page).nextCursor };
}

/** The query options of the pages of the user's transactions, for providers with the capability `paging`. */
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
