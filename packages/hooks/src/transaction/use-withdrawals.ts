import { type Data, parseProviderDate } from "@broker/sdk";
import { toDecimal } from "@broker/sdk/money";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { toTransactionDetails, type TransactionDetails } from "./transaction-details.ts";
import { transactionQueries, type WithStatus } from "./transaction.queries.ts";

/** A withdrawal as a list shows it. Amounts are exact decimals. */
export interface WithdrawalItem extends TransactionDetails {
  readonly transactionId: string;
  /** Null where the provider has no date. */
  readonly requestedAt: Date | null;
  readonly amount: string;
  readonly currencyCode: string;
  readonly amountUsd: string;
  readonly platformName: string;
  /** The status by the specification's ids (4.6), from 1; 0 for an unknown status. */
  readonly statusId: number;
  /** The provider's name of the status; null where it has none, or it could not be loaded. */
  readonly statusName: string | null;
  /** The address of the proof of payment on the provider's origin. */
  readonly receipt: string | null;
  /** The comment of the provider's staff. */
  readonly comment: string | null;
}

/** The list: loading, loaded or failed; a list that could not be loaded is empty. */
export type WithdrawalsState = List<WithdrawalItem>;

/** Converts a row of the provider to a withdrawal. */
export const toWithdrawal = (
  row: WithStatus<Data<"GetWithdrawalTransactionsByUser">[number]>,
): WithdrawalItem => ({
  transactionId: row.transactionId,
  requestedAt: parseProviderDate(row.requestDate),
  amount: toDecimal(row.amount),
  currencyCode: row.currencyCode,
  amountUsd: toDecimal(row.amountUsd),
  platformName: row.paymentPlatformName,
  statusId: row.paymentStatusId,
  statusName: row.paymentStatusName ?? null,
  receipt: row.receipt,
  comment: row.comment,
  ...toTransactionDetails(row),
});
const toWithdrawals = (rows: readonly WithStatus<Data<"GetWithdrawalTransactionsByUser">[number]>[]) => ({
  rows: rows.map(toWithdrawal),
});

/**
 * Reads the signed-in user's withdrawals, newest first.
 *
 * @example
 * const list = useWithdrawals();
 * if (list.status === "loading") return <p>Loading…</p>;
 * if (list.status === "failed") return <button onClick={list.retry}>Retry</button>;
 * return (
 *   <ul>
 *     {list.rows.map(({ transactionId, amountUsd, statusName }) => (
 *       <li key={transactionId}>
 *         ${amountUsd}: {statusName}
 *       </li>
 *     ))}
 *   </ul>
 * );
 */
export function useWithdrawals(): WithdrawalsState {
  const broker = useBroker();
  const query = useQuery(
    { ...transactionQueries.withdrawals(broker), select: toWithdrawals },
    broker.queryClient,
  );
  return toList(query, "GetWithdrawalTransactionsByUser");
}
