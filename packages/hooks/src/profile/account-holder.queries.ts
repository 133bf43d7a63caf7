import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { profileQueries } from "./profile.queries.ts";

/**
 * The query options of the account holder's name. It has a separate key, so that balances that come with the name
 * do not count as current elsewhere; and a separate file, since few screens load it.
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
