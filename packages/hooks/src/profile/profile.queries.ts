import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";

/** The query options of the signed-in user's info. */
export const profileQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "profile"] as const,
  /** Name, verification and balances of the user. */
  userInfo: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...profileQueries.all(broker), "userInfo"] as const,
      queryFn: async ({ signal }) => {
        const info = await broker.client.call("GetUserInfo", {}, { signal });
        broker.session.remember(info);
        return info;
      },
      // Refetched when the window gets the focus, since an e-mail is verified in another tab within seconds.
      refetchOnWindowFocus: "always",
    }),
};
