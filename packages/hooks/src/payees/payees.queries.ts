import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { profileQueries } from "../profile/profile.queries.ts";

/** Milliseconds between two reads while an account waits. */
const EVERY = 60_000;

/**
 * The query options of the user's saved accounts, for providers with the capability `payees`. They are read again with the
 * balances: after a refused withdrawal, after a change of the withdrawal settings, and after each event of the provider.
 */
export const payeeQueries = {
  list: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...profileQueries.all(broker), "payees"] as const,
      queryFn: ({ signal }) => broker.client.call("GetPayees", {}, { signal }),
      // An account that was saved on another page, or by another person, must be seen.
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => {
        const isWaiting = data?.accountUsableFrom || data?.payees.some(({ usableFrom }) => usableFrom);
        return isWaiting ? EVERY : false;
      },
    }),
};
