import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { profileQueries } from "./profile.queries.ts";

/**
 * Whose account it is. Kept by itself, as what is asked for a name must not pass for the balances of now elsewhere; and
 * apart from the other queries, as few screens load it.
 */
export const accountHolderQuery = (broker: Broker) =>
  queryOptions({
    ...reads,
    queryKey: [...profileQueries.all(broker), "holder"] as const,
    queryFn: async ({ signal }) => {
      const { fullName, cTraderLogin } = await broker.client.call("GetUserInfo", {}, { signal });
      return { fullName, cTraderLogin };
    },
  });
