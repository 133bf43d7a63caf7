import { type Data, parseProviderDate } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { type List, toList } from "../to-list.ts";
import { referralQueries } from "./referral.queries.ts";
import { type ReferralItem, type ReferralNode, toReferralTree } from "./referral.rules.ts";

/** The referrals: loading, loaded or failed; a list that could not be loaded has the failure. */
export type ReferralsState = List<
  ReferralItem,
  {
    /** The users of the rows as a tree, each below the user who invited them. */
    readonly tree: readonly ReferralNode[];
  }
>;

function toReferrals(answer: Data<"GetReferralHierarchy">) {
  const rows = answer.map(({ name, level, parent, active, dateRegistered }) => ({
    name,
    level,
    parent,
    isActive: active,
    registeredAt: parseProviderDate(dateRegistered),
  }));
  return { rows, tree: toReferralTree(rows) };
}

/**
 * Reads all users below the signed-in user: the users whom the signed-in user invited, and the users whom they invited in turn.
 *
 * @example
 * const list = useReferrals();
 * if (list.status === "loaded") return list.rows.map(({ name, level }) => <p key={name}>{name} ({level})</p>);
 */
export function useReferrals(): ReferralsState {
  const broker = useBroker();
  const query = useQuery({ ...referralQueries.hierarchy(broker), select: toReferrals }, broker.queryClient);
  return toList(query, "GetReferralHierarchy");
}
