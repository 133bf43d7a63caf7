import { type Data, parseProviderDate } from "@broker/sdk";
import { decimal } from "@broker/sdk/money";
import { useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { transactionQueries } from "./transaction.queries.ts";

/** A subscription to a compound scheme. Dates are null where the provider has none. */
export interface CompoundSubscription {
  readonly subscriptionId: number;
  readonly cTraderLogin: string;
  readonly subscribedAt: Date | null;
  readonly endsAt: Date | null;
  readonly planName: string;
  /** Length of the plan in days. */
  readonly days: number;
  /** Days that have earned interest so far. */
  readonly interestDays: number;
  /** Exact decimal in US dollars, earned so far. */
  readonly interestAmount: string;
  /** The provider's word, fit to show. */
  readonly status: string;
  readonly remarks: string | null;
}

/** The list on its way, there, or not to be had; one that could not be loaded is empty and says so. */
export type CompoundLog =
  | { readonly status: "loading" }
  | {
      readonly status: "loaded";
      readonly subscriptions: readonly CompoundSubscription[];
      readonly isRefreshing: boolean;
      refresh(): void;
    }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

const toSubscription = (row: Data<"GetCompoundSchemeLogByUserId">[number]): CompoundSubscription => ({
  subscriptionId: row.subscriptionID,
  cTraderLogin: row.cTraderLogin,
  subscribedAt: parseProviderDate(row.subscriptionDate),
  endsAt: parseProviderDate(row.subscriptionEndDate),
  planName: row.planName,
  days: row.subscriptionDays,
  interestDays: row.interestDay,
  interestAmount: decimal(row.interestAmount),
  status: row.status,
  remarks: row.remarks,
});
const toSubscriptions = (rows: Data<"GetCompoundSchemeLogByUserId">) => rows.map(toSubscription);

/**
 * The signed-in user's subscriptions to compound schemes.
 *
 * @example
 * const log = useCompoundLog();
 * if (log.status === "loaded") return log.subscriptions.map(({ planName }) => <p>{planName}</p>);
 */
export function useCompoundLog(): CompoundLog {
  const query = useQuery({ ...transactionQueries.compoundScheme(useBroker()), select: toSubscriptions });
  const refetch = () => void query.refetch();
  if (query.data)
    return { status: "loaded", subscriptions: query.data, isRefreshing: query.isFetching, refresh: refetch };
  if (!query.isError) return { status: "loading" };
  return {
    status: "failed",
    failure: toFailure(query.error, "GetCompoundSchemeLogByUserId"),
    retry: refetch,
  };
}
