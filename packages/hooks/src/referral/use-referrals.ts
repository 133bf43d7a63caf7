import { type Data, parseProviderDate } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { referralQueries } from "./referral.queries.ts";
import { type Referral, type ReferralNode, toReferralTree } from "./referral.rules.ts";

/** The referrals on their way, there, or not to be had; those that could not be loaded say so. */
export type Referrals =
  | { readonly status: "loading" }
  | {
      readonly status: "loaded";
      /** Flat, level by level, as a table shows them. */
      readonly referrals: readonly Referral[];
      /** The same people, each below who invited them. */
      readonly tree: readonly ReferralNode[];
      readonly isRefreshing: boolean;
      refresh(): void;
    }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

function toReferrals(rows: Data<"GetReferralHierarchy">) {
  const referrals = rows.map(({ name, level, parent, active, dateRegistered }) => ({
    name,
    level,
    parent,
    isActive: active,
    registeredAt: parseProviderDate(dateRegistered),
  }));
  return { referrals, tree: toReferralTree(referrals) };
}

/**
 * Everybody whom the user invited, and whom they invited.
 *
 * @example
 * const list = useReferrals();
 * if (list.status === "loaded") return list.referrals.map(({ name, level }) => <p>{name} ({level})</p>);
 */
export function useReferrals(): Referrals {
  const query = useQuery({ ...referralQueries.hierarchy(useBroker()), select: toReferrals });
  const refetch = () => void query.refetch();
  if (query.data)
    return { status: "loaded", ...query.data, isRefreshing: query.isFetching, refresh: refetch };
  if (!query.isError) return { status: "loading" };
  return { status: "failed", failure: toFailure(query.error, "GetReferralHierarchy"), retry: refetch };
}
