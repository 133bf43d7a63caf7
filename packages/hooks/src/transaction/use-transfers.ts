import { type Data, parseProviderDate } from "@broker/sdk";
import { decimal } from "@broker/sdk/money";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { transactionQueries, type WithStatus } from "./transaction.queries.ts";

/** An internal transfer as the user sees it. Amounts are exact decimals. */
export interface TransferRow {
  readonly transactionId: string;
  /** Null where the provider has no date. */
  readonly requestedAt: Date | null;
  readonly amount: string;
  readonly currencyCode: string;
  readonly amountUsd: string;
  readonly fromPlatform: string;
  readonly toPlatform: string;
  readonly remarks: string | null;
  /** What the provider's staff says about it. */
  readonly comment: string | null;
  /** As the specification counts (4.6), from 1; 0 for a status that it does not name. */
  readonly statusId: number;
  /** What the provider calls the status; null where it has no name for it, or none could be had. */
  readonly statusName: string | null;
  /** Address of the file that came with it, on the provider's origin. */
  readonly reference: string | null;
}

/** The list on its way, there, or not to be had; one that could not be loaded is empty and says so. */
export type Transfers = List<{ readonly transfers: readonly TransferRow[] }>;

const toTransfer = (row: WithStatus<Data<"GetInternalTransactionsByUser">[number]>): TransferRow => ({
  transactionId: row.transactionId,
  requestedAt: parseProviderDate(row.requestDate),
  amount: decimal(row.amount),
  currencyCode: row.currencyCode,
  amountUsd: decimal(row.amountUsd),
  fromPlatform: row.fromPlatform,
  toPlatform: row.toPlatform,
  remarks: row.remarks,
  comment: row.comment,
  statusId: row.paymentStatusId,
  statusName: row.paymentStatusName ?? null,
  reference: row.reference,
});
const toTransfers = (rows: readonly WithStatus<Data<"GetInternalTransactionsByUser">[number]>[]) => ({
  transfers: rows.map(toTransfer),
});

/**
 * The signed-in user's internal transfers, newest first.
 *
 * @example
 * const list = useTransfers();
 * if (list.status === "failed") return <button onClick={list.retry}>Retry</button>;
 */
export function useTransfers(): Transfers {
  const broker = useBroker();
  const query = useQuery(
    { ...transactionQueries.transfers(broker), select: toTransfers },
    broker.queryClient,
  );
  return toList(query, "GetInternalTransactionsByUser");
}
