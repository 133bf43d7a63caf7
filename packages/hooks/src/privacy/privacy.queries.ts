import type { Data } from "@broker/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { isLive } from "../live-brokers.ts";
import { securityQueries } from "../security/security.queries.ts";

/** The milliseconds between two reads while a copy is being made. */
const MAKING = 3000;
/** The interval while the provider reports when a copy is ready. */
const MAKING_LIVE = 20_000;

const isMaking = (data: Data<"GetDataRequests"> | undefined): boolean =>
  data?.exports.some(({ state }) => state === "making") ?? false;

/**
 * The query options of the copies of the user's data, for providers with the capability `privacy`. They are read again after
 * each event about the security of the account, such as the event that a copy is ready.
 */
export const privacyQueries = {
  requests: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...securityQueries.all(broker), "dataRequests"] as const,
      queryFn: ({ signal }) => broker.client.call("GetDataRequests", {}, { signal }),
      // A copy that another person requested, or that is no longer available, must be seen.
      staleTime: 0,
      refetchInterval: ({ state }) => isMaking(state.data) && (isLive(broker) ? MAKING_LIVE : MAKING),
    }),
};
