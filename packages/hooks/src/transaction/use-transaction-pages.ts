import { useBroker } from "../provider.tsx";
import { transactionPageQueries, type TransactionPeriod } from "./transaction-pages.queries.ts";
import { type CompoundSchemeItem, toSubscription } from "./use-compound-scheme.ts";
import { type DepositItem, toDeposit } from "./use-deposits.ts";
import { createConversion, type PagesState, usePages } from "./use-pages.ts";
import { type TransferItem, toTransfer } from "./use-transfers.ts";
import { toWithdrawal, type WithdrawalItem } from "./use-withdrawals.ts";

/** The pages of the deposits that have been read: loading, loaded or failed. */
export type DepositPagesState = PagesState<DepositItem>;
/** The pages of the withdrawals that have been read: loading, loaded or failed. */
export type WithdrawalPagesState = PagesState<WithdrawalItem>;
/** The pages of the internal transfers that have been read: loading, loaded or failed. */
export type TransferPagesState = PagesState<TransferItem>;
/** The pages of the subscriptions to compound schemes that have been read: loading, loaded or failed. */
export type CompoundSchemePagesState = PagesState<CompoundSchemeItem>;

// Created once, so that a render does not convert the rows again.
const toDeposits = createConversion(toDeposit);
const toWithdrawals = createConversion(toWithdrawal);
const toTransfers = createConversion(toTransfer);
const toSubscriptions = createConversion(toSubscription);

/**
 * Reads the signed-in user's deposits in pages, newest first: the first page at once, and further pages on command. With a
 * period it reads the deposits of these days alone. For providers with the capability `paging`; use `useDeposits` with other
 * providers. An event of `useEvents` refetches all pages that have been read.
 *
 * @example
 * const list = useDepositPages({ from: "2026-01-01" });
 * if (list.status !== "loaded") return <p>{list.status === "failed" ? "Not loaded" : "Loading…"}</p>;
 * return (
 *   <>
 *     {list.rows.map(({ transactionId, amountUsd }) => (
 *       <p key={transactionId}>${amountUsd}</p>
 *     ))}
 *     {list.hasMore && <button onClick={list.loadMore}>Show older</button>}
 *   </>
 * );
 */
export function useDepositPages(period: TransactionPeriod = {}): DepositPagesState {
  return usePages(transactionPageQueries.deposits(useBroker(), period), toDeposits, "GetDepositPage");
}

/**
 * Reads the signed-in user's withdrawals in pages, as `useDepositPages` does.
 *
 * @example
 * const list = useWithdrawalPages();
 * if (list.status !== "loaded") return <p>{list.status === "failed" ? "Not loaded" : "Loading…"}</p>;
 * return (
 *   <>
 *     {list.rows.map(({ transactionId, amountUsd }) => (
 *       <p key={transactionId}>${amountUsd}</p>
 *     ))}
 *     {list.hasMore && <button onClick={list.loadMore}>Show older</button>}
 *   </>
 * );
 */
export function useWithdrawalPages(period: TransactionPeriod = {}): WithdrawalPagesState {
  return usePages(
    transactionPageQueries.withdrawals(useBroker(), period),
    toWithdrawals,
    "GetWithdrawalPage",
  );
}

/**
 * Reads the signed-in user's internal transfers in pages, as `useDepositPages` does; for providers with the capability
 * `transfers` too.
 *
 * @example
 * const list = useTransferPages();
 * if (list.status !== "loaded") return <p>{list.status === "failed" ? "Not loaded" : "Loading…"}</p>;
 * return (
 *   <>
 *     {list.rows.map(({ transactionId, amountUsd }) => (
 *       <p key={transactionId}>${amountUsd}</p>
 *     ))}
 *     {list.hasMore && <button onClick={list.loadMore}>Show older</button>}
 *   </>
 * );
 */
export function useTransferPages(period: TransactionPeriod = {}): TransferPagesState {
  return usePages(transactionPageQueries.transfers(useBroker(), period), toTransfers, "GetTransferPage");
}

/**
 * Reads the signed-in user's subscriptions to compound schemes in pages, as `useDepositPages` does; for providers with the
 * capability `compoundScheme` too.
 *
 * @example
 * const list = useCompoundSchemePages();
 * if (list.status !== "loaded") return <p>{list.status === "failed" ? "Not loaded" : "Loading…"}</p>;
 * return (
 *   <>
 *     {list.rows.map(({ subscriptionId, planName }) => (
 *       <p key={subscriptionId}>{planName}</p>
 *     ))}
 *     {list.hasMore && <button onClick={list.loadMore}>Show older</button>}
 *   </>
 * );
 */
export function useCompoundSchemePages(period: TransactionPeriod = {}): CompoundSchemePagesState {
  return usePages(
    transactionPageQueries.compoundScheme(useBroker(), period),
    toSubscriptions,
    "GetCompoundSchemePage",
  );
}
