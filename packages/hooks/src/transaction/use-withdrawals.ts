import { type Data, parseProviderDate } from "@broker/sdk";
import { decimal } from "@broker/sdk/money";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { transactionQueries, type WithStatus } from "./transaction.queries.ts";

/** A withdrawal as the user sees it. Amounts are exact decimals. */
export interface WithdrawalRow {
  readonly transactionId: string;
  /** Null where the provider has no date. */
  readonly requestedAt: Date | null;
  readonly amount: string;
  readonly currencyCode: string;
  readonly amountUsd: string;
  readonly platformName: string;
  /** As the specification counts (4.6), from 1; 0 for a status that it does not name. */
  readonly statusId: number;
  /** What the provider calls the status; null where it has no name for it, or none could be had. */
  readonly statusName: string | null;
  /** Address of the proof of payment on the provider's origin. */
  readonly receipt: string | null;
  /** What the provider's staff says about it. */
  readonly comment: string | null;
}

/** The list on its way, there, or not to be had; one that could not be loaded is empty and says so. */
export type Withdrawals = List<{ readonly withdrawals: readonly WithdrawalRow[] }>;

const toWithdrawal = (row: WithStatus<Data<"GetWithdrawalTransactionsByUser">[number]>): WithdrawalRow => ({
  transactionId: row.transactionId,
  requestedAt: parseProviderDate(row.requestDate),
  amount: decimal(row.amount),
  currencyCode: row.currencyCode,
  amountUsd: decimal(row.amountUsd),
  platformName: row.paymentPlatformName,
  statusId: row.paymentStatusId,
  statusName: row.paymentStatusName ?? null,
  receipt: row.receipt,
  comment: row.comment,
});
const toWithdrawals = (rows: readonly WithStatus<Data<"GetWithdrawalTransactionsByUser">[number]>[]) => ({
  withdrawals: rows.map(toWithdrawal),
});

/**
 * The signed-in user's withdrawals, newest first.
 *
 * @example
 * const list = useWithdrawals();
 * if (list.status === "failed") return <button onClick={list.retry}>Retry</button>;
 */
export function useWithdrawals(): Withdrawals {
  const broker = useBroker();
  const query = useQuery(
    { ...transactionQueries.withdrawals(broker), select: toWithdrawals },
    broker.queryClient,
  );
  return toList(query, "GetWithdrawalTransactionsByUser");
}
