import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { loadForCall } from "../load-for-call.ts";
import { profileQueries } from "../profile/profile.queries.ts";

/** The query options of the limits of withdrawals, apart from those that a page preloads. */
export const limitsQueries = {
  /** What is left of the limits and what is held, for providers with the capability `limits`; read again with the balances. */
  own: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...profileQueries.all(broker), "withdrawalLimits"] as const,
      queryFn: async ({ signal }) => {
        const { readLimits } = await loadForCall("GetLimits", () => import("./read-limits.ts"));
        return readLimits(broker, signal);
      },
      // A day ends while the page is open.
      refetchInterval: 60_000,
    }),
};
