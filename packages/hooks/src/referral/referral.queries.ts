import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";

/** Whom the user invited. */
export const referralQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "referral"] as const,
  /** Everybody below the user, level by level; loaded once per session, and again by hand. */
  hierarchy: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...referralQueries.all(broker), "hierarchy"] as const,
      queryFn: ({ signal }) => broker.client.call("GetReferralHierarchy", {}, { signal }),
      staleTime: Infinity,
      gcTime: Infinity,
    }),
};
