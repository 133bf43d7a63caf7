import { useQuery } from "@tanstack/react-query";
import { useBroker } from "../provider.tsx";
import { useSession } from "../session/use-session.ts";
import { accountHolderQuery } from "./account-holder.queries.ts";

/** The account holder's name and cTrader login. */
export interface AccountHolderState {
  readonly fullName: string;
  readonly cTraderLogin: string;
}

/**
 * Reads the account holder's name before it is needed, because printing cannot wait for it. Until the name is loaded,
 * it is the username.
 *
 * @example
 * const { fullName, cTraderLogin } = useAccountHolder();
 * return <h1>{`Statement of ${fullName}, ${cTraderLogin}`}</h1>;
 */
export function useAccountHolder(): AccountHolderState {
  const session = useSession();
  const broker = useBroker();
  const holder = useQuery(accountHolderQuery(broker), broker.queryClient);
  if (holder.data) return holder.data;
  if (session.status !== "signedIn") return { fullName: "", cTraderLogin: "" };
  return { fullName: session.user.username, cTraderLogin: session.user.cTraderLogin };
}
