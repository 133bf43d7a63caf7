import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";

/** Where money can be withdrawn to. */
export const withdrawalQueries = {
  all: () => ["withdrawal"] as const,
  /** The platforms that are offered to the user for withdrawals, in every currency. */
  platforms: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...withdrawalQueries.all(), "platforms"] as const,
      queryFn: ({ signal }) => client.call("GetPaymentPlatforms", { paymentAction: 2 }, { signal }),
      staleTime: 5 * 60_000,
    }),
};
