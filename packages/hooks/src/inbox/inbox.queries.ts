import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { isLive } from "../live-brokers.ts";

/** The milliseconds between two reads of the inbox, of a page that is not hidden. */
const POLL = 60_000;
/** The interval while the provider reports changes as they happen. */
const POLL_LIVE = 300_000;

/** The query options of the user's inbox and of the channels of events, for providers with the capability `inbox`. */
export const inboxQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "inbox"] as const,
  entries: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...inboxQueries.all(broker), "entries"] as const,
      queryFn: ({ signal }) => broker.client.call("GetInbox", {}, { signal }),
      refetchInterval: () => (isLive(broker) ? POLL_LIVE : POLL),
    }),
  preferences: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...inboxQueries.all(broker), "preferences"] as const,
      queryFn: ({ signal }) => broker.client.call("GetPreferences", {}, { signal }),
    }),
};
