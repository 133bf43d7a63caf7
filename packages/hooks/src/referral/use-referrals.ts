import { type Data, parseProviderDate } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { referralQueries } from "./referral.queries.ts";
import { type Referral, type ReferralNode, toReferralTree } from "./referral.rules.ts";

/** The referrals on their way, there, or not to be had; those that could not be loaded say so. */
export type Referrals = List<{
  /** Flat, level by level, as a table shows them. */
  readonly referrals: readonly Referral[];
  /** The same people, each below who invited them. */
  readonly tree: readonly ReferralNode[];
}>;

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
  const broker = useBroker();
  const query = useQuery({ ...referralQueries.hierarchy(broker), select: toReferrals }, broker.queryClient);
  return toList(query, "GetReferralHierarchy");
}
