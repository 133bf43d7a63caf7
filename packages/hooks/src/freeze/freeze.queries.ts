import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { loadForCall } from "../load-for-call.ts";
import { profileQueries } from "../profile/profile.queries.ts";

/** Milliseconds between two reads while withdrawals are frozen. */
const EVERY = 60_000;

/** Returns the milliseconds to the next read: at the end of the freeze at once, unless this clock is ahead of the provider's. */
export function calculateNextRead(end: Date, now: number): number {
  const left = end.getTime() - now;
  return left > 0 && left < EVERY ? left : EVERY;
}

/**
 * The query options of the end of the current freeze of withdrawals, for providers with the capability `freeze`; null
 * without a freeze, and where it cannot be read. It is read again with the balances: after a refused withdrawal, and after
 * each event of the provider.
 */
export const freezeQuery = (broker: Broker) =>
  queryOptions({
    ...reads,
    queryKey: [...profileQueries.all(broker), "freeze"] as const,
    queryFn: ({ signal }) =>
      loadForCall("GetFreeze", () => import("./read-freeze.ts")).then(({ readFreeze }) =>
        readFreeze(broker, signal),
      ),
    // A password that was changed on another page begins a freeze.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? calculateNextRead(state.data, broker.clock()) : false),
  });
