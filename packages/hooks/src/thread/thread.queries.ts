import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { isLive } from "../live-brokers.ts";

/** The milliseconds between two reads of a page that is not hidden: of the list, and of an open thread. */
const POLL = { list: 60_000, thread: 15_000 };
/** The interval while the provider reports changes as they happen. */
const POLL_LIVE = { list: 300_000, thread: 60_000 };

/** The query options of the user's threads of messages, for providers with the capability `messages`. */
export const threadQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "thread"] as const,
  list: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...threadQueries.all(broker), "list"] as const,
      queryFn: ({ signal }) => broker.client.call("GetThreads", {}, { signal }),
      refetchInterval: () => (isLive(broker) ? POLL_LIVE : POLL).list,
    }),
  thread: (broker: Broker, threadId: string) =>
    queryOptions({
      ...reads,
      queryKey: [...threadQueries.all(broker), "one", threadId] as const,
      queryFn: ({ signal }) => broker.client.call("GetThread", { threadId }, { signal }),
      refetchInterval: () => (isLive(broker) ? POLL_LIVE : POLL).thread,
    }),
};
