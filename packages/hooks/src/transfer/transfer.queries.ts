import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { pause } from "../pause.ts";

/** Milliseconds without typing before a search is sent. */
const PAUSE = 300;

/** The query options of the search for recipients. */
export const transferQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "transfer"] as const,
  /**
   * The users with an e-mail address or a trading login. The search is debounced: a search that is no longer wanted is aborted
   * before it is sent.
   */
  recipients: (broker: Broker, searchInput: string) =>
    queryOptions({
      ...reads,
      queryKey: [...transferQueries.all(broker), "recipients", searchInput] as const,
      queryFn: async ({ signal }) => {
        await pause(PAUSE, signal);
        return broker.client.call("GetEmailAndLoginForCTrader", { searchInput }, { signal });
      },
      staleTime: 60_000,
    }),
};
