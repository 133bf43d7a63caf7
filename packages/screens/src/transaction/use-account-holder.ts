import { useBroker, useSession } from "@broker/hooks";
import { useQuery } from "@tanstack/react-query";
import type { AccountHolder } from "./statement-head.view.tsx";

/**
 * Whose account it is, asked for ahead, as printing waits for nothing; until the name has come, under the username.
 * Kept by itself: what is asked for here, for a name, must not pass for the balances of now on the next screen.
 */
export function useAccountHolder(): AccountHolder {
  const broker = useBroker();
  const session = useSession();
  const holder = useQuery({
    queryKey: ["accountHolder"],
    queryFn: async ({ signal }) => {
      const { fullName, cTraderLogin } = await broker.client.call("GetUserInfo", {}, { signal });
      return { fullName, cTraderLogin };
    },
  });
  if (holder.data) return holder.data;
  if (session.status !== "signedIn") return { fullName: "", cTraderLogin: "" };
  return { fullName: session.user.username, cTraderLogin: session.user.cTraderLogin };
}
