import { useInfiniteQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { transactionPageQueries, type TransactionPeriod } from "./transaction-pages.queries.ts";
import { type CompoundSchemeItem, toSubscription } from "./use-compound-scheme.ts";
import { type DepositItem, toDeposit } from "./use-deposits.ts";
import { createConversion, type PagesState, usePages } from "./use-pages.ts";
import { type TransferItem, toTransfer } from "./use-transfers.ts";
import { toWithdrawal, type WithdrawalItem } from "./use-withdrawals.ts";

/** The first pages of the deposits: loading, loaded or failed. */
export type DepositPagesState = PagesState<DepositItem>;
/** The first pages of the withdrawals: loading, loaded or failed. */
export type WithdrawalPagesState = PagesState<WithdrawalItem>;
/** The first pages of the internal transfers: loading, loaded or failed. */
export type TransferPagesState = PagesState<TransferItem>;
/** The first pages of the subscriptions to compound schemes: loading, loaded or failed. */
export type CompoundSchemePagesState = PagesState<CompoundSchemeItem>;

// Kept, so that rows are converted once.
const toDeposits = createConversion(toDeposit);
const toWithdrawals = createConversion(toWithdrawal);
const toTransfers = createConversion(toTransfer);
const toSubscriptions = createConversion(toSubscription);

/**
 * Reads the signed-in user's deposits in pages, newest first: the first one at once, and further ones on command; of a
 * period where one is named. For providers with the capability `paging`; the others have `useDeposits`. An event of
 * `useEvents` reads all pages again that have been read.
 *
 * @example
 * const list = useDepositPages({ from: "2026-01-01" });
 * if (list.status === "loaded" && list.hasMore) return <button onClick={list.loadMore}>Show older</button>;
 */
export function useDepositPages(period: TransactionPeriod = {}): DepositPagesState {
  const broker = useBroker();
  const options = transactionPageQueries.deposits(broker, period);
  const query = useInfiniteQuery({ ...options, select: toDeposits }, broker.queryClient);
  return usePages(query, options.queryKey, "GetDepositPage");
}

/**
 * Reads the signed-in user's withdrawals in pages, as `useDepositPages` does.
 *
 * @example
 * const list = useWithdrawalPages();
 * if (list.status === "loaded" && list.hasMore) return <button onClick={list.loadMore}>Show older</button>;
 */
export function useWithdrawalPages(period: TransactionPeriod = {}): WithdrawalPagesState {
  const broker = useBroker();
  const options = transactionPageQueries.withdrawals(broker, period);
  const query = useInfiniteQuery({ ...options, select: toWithdrawals }, broker.queryClient);
  return usePages(query, options.queryKey, "GetWithdrawalPage");
}

/**
 * Reads the signed-in user's internal transfers in pages, as `useDepositPages` does; for providers with the capability
 * `transfers` too.
 *
 * @example
 * const list = useTransferPages();
 * if (list.status === "loaded" && list.hasMore) return <button onClick={list.loadMore}>Show older</button>;
 */
export function useTransferPages(period: TransactionPeriod = {}): TransferPagesState {
  const broker = useBroker();
  const options = transactionPageQueries.transfers(broker, period);
  const query = useInfiniteQuery({ ...options, select: toTransfers }, broker.queryClient);
  return usePages(query, options.queryKey, "GetTransferPage");
}

/**
 * Reads the signed-in user's subscriptions to compound schemes in pages, as `useDepositPages` does; for providers with the
 * capability `compoundScheme` too.
 *
 * @example
 * const list = useCompoundSchemePages();
 * if (list.status === "loaded" && list.hasMore) return <button onClick={list.loadMore}>Show older</button>;
 */
export function useCompoundSchemePages(period: TransactionPeriod = {}): CompoundSchemePagesState {
  const broker = useBroker();
  const options = transactionPageQueries.compoundScheme(broker, period);
  const query = useInfiniteQuery({ ...options, select: toSubscriptions }, broker.queryClient);
  return usePages(query, options.queryKey, "GetCompoundSchemePage");
}
