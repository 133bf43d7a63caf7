import { useSyncExternalStore } from "react";
import { useBroker } from "../provider.tsx";
import type { Session } from "./session.store.ts";

const signedOut: Session = { status: "signedOut" };

/**
 * Who is signed in. On a server, and while hydrating, nobody is.
 *
 * @example
 * const session = useSession();
 * return session.status === "signedIn" ? session.user.username : null;
 */
export function useSession(): Session {
  const { session } = useBroker();
  return useSyncExternalStore(session.subscribe, session.get, () => signedOut);
}
