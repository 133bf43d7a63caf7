import { type Data, parseProviderDate } from "@broker/sdk";
import { toDecimal } from "@broker/sdk/money";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { toTransactionDetails, type TransactionDetails } from "./transaction-details.ts";
import { transactionQueries, type WithStatus } from "./transaction.queries.ts";

/** A deposit as a list shows it. Amounts are exact decimals. */
export interface DepositItem extends TransactionDetails {
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
  /** The address of the receipt on the provider's origin. */
  readonly receipt: string | null;
}

/** The list: loading, loaded or failed; a list that could not be loaded is empty. */
export type DepositsState = List<DepositItem>;

/** Converts a row of the provider to a deposit. */
export const toDeposit = (row: WithStatus<Data<"GetDepositTransactionsByUser">[number]>): DepositItem => ({
  transactionId: row.transactionId,
  requestedAt: parseProviderDate(row.requestDate),
  amount: toDecimal(row.amount),
  currencyCode: row.currencyCode,
  amountUsd: toDecimal(row.amountUsd),
  platformName: row.paymentPlatformName,
  statusId: row.paymentStatusId,
  statusName: row.paymentStatusName ?? null,
  receipt: row.receipt,
  ...toTransactionDetails(row),
});
const toDeposits = (rows: readonly WithStatus<Data<"GetDepositTransactionsByUser">[number]>[]) => ({
  rows: rows.map(toDeposit),
});

/**
 * Reads the signed-in user's deposits, newest first.
 *
 * @example
 * const list = useDeposits();
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
export function useDeposits(): DepositsState {
  const broker = useBroker();
  const query = useQuery({ ...transactionQueries.deposits(broker), select: toDeposits }, broker.queryClient);
  return toList(query, "GetDepositTransactionsByUser");
}
