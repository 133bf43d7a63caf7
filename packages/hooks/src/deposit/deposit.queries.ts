import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";

/** What can be deposited to. */
export const depositQueries = {
  all: () => ["deposit"] as const,
  /** The platforms that are offered to the user for deposits, in every currency. */
  platforms: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...depositQueries.all(), "platforms"] as const,
      queryFn: ({ signal }) => client.call("GetPaymentPlatforms", { paymentAction: 1 }, { signal }),
      staleTime: 30_000,
    }),
};
