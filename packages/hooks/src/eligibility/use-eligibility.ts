import { useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { useBroker } from "../provider.tsx";
import {
  findMissingRequirements,
  type EligibilityAction,
  type MissingRequirement,
} from "./eligibility.rules.ts";

/** The user's eligibility for an action: loading, known or failed. */
export type EligibilityState =
  | { readonly status: "loading" }
  | {
      readonly status: "known";
      /** The requirements that are not met, in the order in which to meet them. */
      readonly missing: readonly MissingRequirement[];
      /** False when the provider would refuse the action. */
      readonly isAllowed: boolean;
    }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

/**
 * Reads which requirements the signed-in user does not meet for a deposit, a transfer or a withdrawal, and where to
 * meet them.
 *
 * @example
 * const eligibility = useEligibility("deposit");
 * if (eligibility.status === "known") return eligibility.missing.map(({ requirement }) => <li key={requirement} />);
 */
export function useEligibility(action: EligibilityAction): EligibilityState {
  const broker = useBroker();
  const query = useQuery(profileQueries.userInfo(broker), broker.queryClient);
  if (query.data) {
    const missing = findMissingRequirements(query.data, action);
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
