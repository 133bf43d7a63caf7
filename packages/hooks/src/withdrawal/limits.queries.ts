import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { loadForCall } from "../load-for-call.ts";
import { profileQueries } from "../profile/profile.queries.ts";

/**
 * The query options of the limits with their use, and of the held money, for providers with the capability `limits`. The data
 * is null if it cannot be read, and is read again with the balances. The options are separate from `withdrawalQueries`, which a
 * page preloads.
 */
export const limitsQuery = (broker: Broker) =>
  queryOptions({
    ...reads,
    queryKey: [...profileQueries.all(broker), "limits"] as const,
    queryFn: ({ signal }) =>
      loadForCall("GetLimits", () => import("./read-limits.ts")).then(({ readLimits }) =>
        readLimits(broker, signal),
      ),
    // A day ends while the page is open.
    refetchInterval: 60_000,
  });
