import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { lasting, readRows, transactionQueries, toStatuses } from "./transaction.queries.ts";

/** The days of a list in UTC, each as `YYYY-MM-DD`; a day that is left out leaves its end open. */
export interface TransactionPeriod {
  readonly from?: string;
  readonly to?: string;
}

/** A page of a list; the cursor is null where it has the last row. */
export interface TransactionPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** The pages of a list that have been read. */
export type TransactionPages<Row> = InfiniteData<TransactionPage<Row>, string>;

/** The inputs of a page. */
interface PageFields extends TransactionPeriod {
  readonly cursor?: string;
  readonly limit: number;
}

/** The cursor of the first page. */
const FIRST = "";
/** The first page is small, so that it is shown soon; the others are as large as possible. */
const FIRST_LIMIT = 50;
const LIMIT = 200;

/** Returns the query options of the pages of a list, whose first page is compared with the one before. */
const pagesOf = <Row>(
  broker: Broker,
  list: { readonly queryKey: readonly unknown[] },
  { from, to }: TransactionPeriod,
  read: (fields: PageFields, options: { signal: AbortSignal }) => Promise<TransactionPage<Row>>,
) =>
  infiniteQueryOptions({
    ...reads,
    // Below the key of the list, so that what invalidates the list invalidates its pages.
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
