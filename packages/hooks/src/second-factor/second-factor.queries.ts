import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";

/** The query options of the user's second factor, for providers with the capability `secondFactor`. */
export const secondFactorQueries = {
  status: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...broker.rootKey, "secondFactor"] as const,
      queryFn: ({ signal }) => broker.client.call("GetSecondFactor", {}, { signal }),
    }),
};
