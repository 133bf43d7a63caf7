import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";

/** The query options of the user's referrals. */
export const referralQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "referral"] as const,
  /** All users below the user, level by level; loaded once per session, and again on request. */
  hierarchy: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...referralQueries.all(broker), "hierarchy"] as const,
      queryFn: ({ signal }) => broker.client.call("GetReferralHierarchy", {}, { signal }),
      staleTime: Infinity,
      gcTime: Infinity,
    }),
};
