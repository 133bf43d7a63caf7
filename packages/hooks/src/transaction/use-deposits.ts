import { type Data, parseProviderDate } from "@broker/sdk";
import { decimal } from "@broker/sdk/money";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { transactionQueries } from "./transaction.queries.ts";

/** A deposit as the user sees it. Amounts are exact decimals. */
export interface Deposit {
  readonly transactionId: string;
  /** Null where the provider has no date. */
  readonly requestedAt: Date | null;
  readonly amount: string;
  readonly currencyCode: string;
  readonly amountUsd: string;
  readonly platformName: string;
  readonly statusId: number;
  /** Address of the receipt on the provider's origin. */
  readonly receipt: string | null;
}

/** The list on its way, there, or not to be had; one that could not be loaded is empty and says so. */
export type Deposits = List<{ readonly deposits: readonly Deposit[] }>;

const toDeposit = (row: Data<"GetDepositTransactionsByUser">[number]): Deposit => ({
  transactionId: row.transactionId,
  requestedAt: parseProviderDate(row.requestDate),
  amount: decimal(row.amount),
  currencyCode: row.currencyCode,
  amountUsd: decimal(row.amountUsd),
  platformName: row.paymentPlatformName,
  statusId: row.paymentStatusId,
  receipt: row.receipt,
});
const toDeposits = (rows: Data<"GetDepositTransactionsByUser">) => ({ deposits: rows.map(toDeposit) });

/**
 * The signed-in user's deposits, newest first.
 *
 * @example
 * const list = useDeposits();
 * if (list.status === "failed") return <button onClick={list.retry}>Retry</button>;
 */
export function useDeposits(): Deposits {
  const query = useQuery({ ...transactionQueries.deposits(useBroker()), select: toDeposits });
  return toList(query, "GetDepositTransactionsByUser");
}
