import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";

/** What the provider knows about the signed-in user. */
export const profileQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "profile"] as const,
  /** Name, verification, balances: everything the dashboard and the gates need. */
  userInfo: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...profileQueries.all(broker), "userInfo"] as const,
      queryFn: async ({ signal }) => {
        const info = await broker.client.call("GetUserInfo", {}, { signal });
        broker.session.remember(info);
        return info;
      },
      // An e-mail is verified in another tab, within seconds.
      refetchOnWindowFocus: "always",
    }),
};
