import { useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { useBroker } from "../provider.tsx";
import { eligibility, type EligibilityAction, type MissingRequirement } from "./eligibility.rules.ts";

/** What the user still lacks for an action: on its way, known, or not to be had. */
export type Eligibility =
  | { readonly status: "loading" }
  | {
      readonly status: "known";
      /** In the order in which to put it right; empty when nothing is missing. */
      readonly missing: readonly MissingRequirement[];
      /** False when the provider would refuse the action. */
      readonly isAllowed: boolean;
    }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

/**
 * Says what the signed-in user still lacks to deposit, transfer or withdraw, and where to put it right.
 *
 * @example
 * const eligibility = useEligibility("deposit");
 * if (eligibility.status === "known") return eligibility.missing.map(({ requirement }) => <li key={requirement} />);
 */
export function useEligibility(action: EligibilityAction): Eligibility {
  const broker = useBroker();
  const query = useQuery(profileQueries.userInfo(broker), broker.queryClient);
  if (query.data) {
    const missing = eligibility(query.data, action);
    return { status: "known", missing, isAllowed: !missing.some(({ isBlocking }) => isBlocking) };
  }
  if (query.isError) {
    return {
      status: "failed",
      failure: toFailure(query.error, "GetUserInfo"),
      retry: () => void query.refetch(),
    };
  }
  return { status: "loading" };
}
