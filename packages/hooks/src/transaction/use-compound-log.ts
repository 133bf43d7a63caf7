import { type Data, parseProviderDate } from "@broker/sdk";
import { decimal } from "@broker/sdk/money";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
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
export type CompoundLog = List<{ readonly subscriptions: readonly CompoundSubscription[] }>;

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
const toSubscriptions = (rows: Data<"GetCompoundSchemeLogByUserId">) => ({
  subscriptions: rows.map(toSubscription),
});

/**
 * The signed-in user's subscriptions to compound schemes.
 *
 * @example
 * const log = useCompoundLog();
 * if (log.status === "loaded") return log.subscriptions.map(({ planName }) => <p>{planName}</p>);
 */
export function useCompoundLog(): CompoundLog {
  const broker = useBroker();
  const query = useQuery(
    { ...transactionQueries.compoundScheme(broker), select: toSubscriptions },
    broker.queryClient,
  );
  return toList(query, "GetCompoundSchemeLogByUserId");
}
