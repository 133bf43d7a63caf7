import { useSyncExternalStore } from "react";
import { useBroker } from "../provider.tsx";
import type { SessionState } from "./session.ts";

const signedOut: SessionState = { status: "signedOut" };

/**
 * Reads the signed-in user. On a server, and while hydrating, no user is signed in.
 *
 * @example
 * const session = useSession();
 * return session.status === "signedIn" ? session.user.username : null;
 */
export function useSession(): SessionState {
  const { session } = useBroker();
  return useSyncExternalStore(session.subscribe, session.get, () => signedOut);
}
