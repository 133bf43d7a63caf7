import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { useSession } from "../session/use-session.ts";
import { accountHolderQuery } from "./account-holder.queries.ts";

/** Whose account it is: the name and the cTrader login. */
export interface AccountHolder {
  readonly fullName: string;
  readonly cTraderLogin: string;
}

/**
 * Whose account it is, asked for ahead, as printing waits for nothing; until the name has come, under the username.
 *
 * @example
 * const { fullName, cTraderLogin } = useAccountHolder();
 * return <h1>{`Statement of ${fullName}, ${cTraderLogin}`}</h1>;
 */
export function useAccountHolder(): AccountHolder {
  const session = useSession();
  const broker = useBroker();
  const holder = useQuery(accountHolderQuery(broker), broker.queryClient);
  if (holder.data) return holder.data;
  if (session.status !== "signedIn") return { fullName: "", cTraderLogin: "" };
  return { fullName: session.user.username, cTraderLogin: session.user.cTraderLogin };
}
