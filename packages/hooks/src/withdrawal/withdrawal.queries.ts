import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { readPlatforms } from "../catalogue/platforms.ts";

/** The query options of everything that a withdrawal reads. */
export const withdrawalQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "withdrawal"] as const,
  /** The platforms that pay out to the user, in every currency. */
  platforms: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...withdrawalQueries.all(broker), "platforms"] as const,
      queryFn: ({ signal }) => readPlatforms(broker, 2, signal),
      staleTime: 5 * 60_000,
    }),
};
