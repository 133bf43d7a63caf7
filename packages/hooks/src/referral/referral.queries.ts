import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";

/** Whom the user invited. */
export const referralQueries = {
  all: () => ["referral"] as const,
  /** Everybody below the user, level by level; loaded once per session, and again by hand. */
  hierarchy: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...referralQueries.all(), "hierarchy"] as const,
      queryFn: ({ signal }) => client.call("GetReferralHierarchy", {}, { signal }),
      staleTime: Infinity,
      gcTime: Infinity,
    }),
};
