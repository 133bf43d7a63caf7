import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { pause } from "../pause.ts";

/** How long typing must rest before a search is made, in milliseconds. */
const PAUSE = 300;

/** Who a transfer can go to. */
export const transferQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "transfer"] as const,
  /**
   * The users with an e-mail address or a trading login. It waits until typing rests: a search that nobody looks at any
   * more is aborted before it is made.
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
