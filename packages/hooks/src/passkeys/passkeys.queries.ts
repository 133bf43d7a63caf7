import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { securityQueries } from "../security/security.queries.ts";

/**
 * The query options of the user's passkeys, for providers with the capability `passkeys`. They are read again with the
 * sessions, after each event about security.
 */
export const passkeyQueries = {
  list: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...securityQueries.all(broker), "passkeys"] as const,
      queryFn: ({ signal }) => broker.client.call("GetPasskeys", {}, { signal }),
      // A passkey that was added on another page, or by another person, must be seen.
      staleTime: 0,
    }),
};
