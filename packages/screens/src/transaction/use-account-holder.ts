import { useSession, useUserInfo } from "@broker/hooks";
import type { AccountHolder } from "./statement-head.view.tsx";

/** Whose account it is, asked for ahead, as printing waits for nothing; until the name has come, under the username. */
export function useAccountHolder(): AccountHolder {
  const user = useUserInfo();
  const session = useSession();
  if (user.status === "loaded") return user.info;
  if (session.status !== "signedIn") return { fullName: "", cTraderLogin: "" };
  return { fullName: session.user.username, cTraderLogin: session.user.cTraderLogin };
}
