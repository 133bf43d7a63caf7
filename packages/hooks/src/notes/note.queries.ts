import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";

/** The query options of the user's notes on transactions, for providers with the capability `notes`. */
export const noteQueries = {
  list: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...broker.rootKey, "notes"] as const,
      queryFn: ({ signal }) => broker.client.call("GetTransactionNotes", {}, { signal }),
      // The list is read again with each view, because another tab may have written a note.
      staleTime: 0,
    }),
};
