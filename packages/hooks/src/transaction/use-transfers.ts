import { type Data, parseProviderDate } from "@broker/sdk";
import { toDecimal } from "@broker/sdk/money";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { toTransactionDetails, type TransactionDetails } from "./transaction-details.ts";
import { transactionQueries, type WithStatus } from "./transaction.queries.ts";

/** An internal transfer as a list shows it. Amounts are exact decimals. */
export interface TransferItem extends TransactionDetails {
  readonly transactionId: string;
  /** Null where the provider has no date. */
  readonly requestedAt: Date | null;
  readonly amount: string;
  readonly currencyCode: string;
  readonly amountUsd: string;
  readonly fromPlatform: string;
  readonly toPlatform: string;
  readonly remarks: string | null;
  /** The comment of the provider's staff. */
  readonly comment: string | null;
  /** The status by the specification's ids (4.6), from 1; 0 for an unknown status. */
  readonly statusId: number;
  /** The provider's name of the status; null where it has none, or it could not be loaded. */
  readonly statusName: string | null;
  /** The address of the transfer's file on the provider's origin. */
  readonly reference: string | null;
}

/** The list: loading, loaded or failed; a list that could not be loaded is empty. */
export type TransfersState = List<TransferItem>;

/** Converts a row of the provider to a transfer. */
export const toTransfer = (row: WithStatus<Data<"GetInternalTransactionsByUser">[number]>): TransferItem => ({
  transactionId: row.transactionId,
  requestedAt: parseProviderDate(row.requestDate),
  amount: toDecimal(row.amount),
  currencyCode: row.currencyCode,
  amountUsd: toDecimal(row.amountUsd),
  fromPlatform: row.fromPlatform,
  toPlatform: row.toPlatform,
  remarks: row.remarks,
  comment: row.comment,
  statusId: row.paymentStatusId,
  statusName: row.paymentStatusName ?? null,
  reference: row.reference,
  ...toTransactionDetails(row),
});
const toTransfers = (rows: readonly WithStatus<Data<"GetInternalTransactionsByUser">[number]>[]) => ({
  rows: rows.map(toTransfer),
});

/**
 * Reads the signed-in user's internal transfers, newest first.
 *
 * @example
 * const list = useTransfers();
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
export function useTransfers(): TransfersState {
  const broker = useBroker();
  const query = useQuery(
    { ...transactionQueries.transfers(broker), select: toTransfers },
    broker.queryClient,
  );
  return toList(query, "GetInternalTransactionsByUser");
}
