import { type Data, parseProviderDate } from "@broker/sdk";
import { toDecimal } from "@broker/sdk/money";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { transactionQueries } from "./transaction.queries.ts";

/** A subscription to a compound scheme. Dates are null where the provider has none. */
export interface CompoundSchemeItem {
  readonly subscriptionId: number;
  readonly cTraderLogin: string;
  readonly subscribedAt: Date | null;
  readonly endsAt: Date | null;
  readonly planName: string;
  /** The length of the plan in days. */
  readonly days: number;
  /** The number of days that have earned interest. */
  readonly interestDays: number;
  /** The interest earned so far, an exact decimal in US dollars. */
  readonly interestAmount: string;
  /** The provider's name of the status, fit to show. */
  readonly status: string;
  readonly remarks: string | null;
}

/** The list: loading, loaded or failed; a list that could not be loaded is empty. */
export type CompoundSchemeState = List<CompoundSchemeItem>;

/** Converts a row of the provider to a subscription. */
export const toSubscription = (row: Data<"GetCompoundSchemeLogByUserId">[number]): CompoundSchemeItem => ({
  subscriptionId: row.subscriptionID,
  cTraderLogin: row.cTraderLogin,
  subscribedAt: parseProviderDate(row.subscriptionDate),
  endsAt: parseProviderDate(row.subscriptionEndDate),
  planName: row.planName,
  days: row.subscriptionDays,
  interestDays: row.interestDay,
  interestAmount: toDecimal(row.interestAmount),
  status: row.status,
  remarks: row.remarks,
});
const toSubscriptions = (rows: Data<"GetCompoundSchemeLogByUserId">) => ({
  rows: rows.map(toSubscription),
});

/**
 * Reads the signed-in user's subscriptions to compound schemes.
 *
 * @example
 * const list = useCompoundScheme();
 * if (list.status === "loaded") return list.rows.map(({ subscriptionId, planName }) => <p key={subscriptionId}>{planName}</p>);
 */
export function useCompoundScheme(): CompoundSchemeState {
  const broker = useBroker();
  const query = useQuery(
    { ...transactionQueries.compoundScheme(broker), select: toSubscriptions },
    broker.queryClient,
  );
  return toList(query, "GetCompoundSchemeLogByUserId");
}
