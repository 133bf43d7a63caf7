import { type Data, parseProviderDate } from "@broker/sdk";
import { decimal } from "@broker/sdk/money";
import { useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { transactionQueries } from "./transaction.queries.ts";

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
  readonly statusId: number;
  /** Address of the file that came with it, on the provider's origin. */
  readonly reference: string | null;
}

/** The list on its way, there, or not to be had; one that could not be loaded is empty and says so. */
export type Transfers =
  | { readonly status: "loading" }
  | {
      readonly status: "loaded";
      readonly transfers: readonly TransferRow[];
      readonly isRefreshing: boolean;
      refresh(): void;
    }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

const toTransfer = (row: Data<"GetInternalTransactionsByUser">[number]): TransferRow => ({
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
  reference: row.reference,
});
const toTransfers = (rows: Data<"GetInternalTransactionsByUser">) => rows.map(toTransfer);

/**
 * The signed-in user's internal transfers, newest first.
 *
 * @example
 * const list = useTransfers();
 * if (list.status === "failed") return <button onClick={list.retry}>Retry</button>;
 */
export function useTransfers(): Transfers {
  const query = useQuery({ ...transactionQueries.transfers(useBroker()), select: toTransfers });
  const refetch = () => void query.refetch();
  if (query.data) {
    return { status: "loaded", transfers: query.data, isRefreshing: query.isFetching, refresh: refetch };
  }
  if (query.isError) {
    return {
      status: "failed",
      failure: toFailure(query.error, "GetInternalTransactionsByUser"),
      retry: refetch,
    };
  }
  return { status: "loading" };
}
