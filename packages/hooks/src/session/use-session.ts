import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useBroker } from "../provider.tsx";
import { createSessionPorts } from "./session.ports.ts";
import type { Session, SessionInterruption } from "./session.store.ts";

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

/**
 * Tells, once, when this page's user is no longer the browser's user: signed out in another tab, or replaced by another
 * user. The page must then be loaded anew, so that nothing of the first user stays in memory. The smaller sibling of
 * `useSessionGuard`, for an app without warnings.
 *
 * @example
 * useSessionInterruption(() => location.replace("/login"));
 */
export function useSessionInterruption(onInterrupted: (why: SessionInterruption) => void): void {
  const { session } = useBroker();
  const tell = useEffectEvent(onInterrupted);
  useEffect(() => {
    const stopListening = session.subscribe(() => {
      const now = session.get();
      if (now.status === "signedIn") return;
      if (now.end === "signedOutElsewhere" || now.end === "otherUser") tell(now.end);
    });
    const stopWatching = createSessionPorts(session).wake(session.check);
    session.check();
    return () => {
      stopListening();
      stopWatching();
    };
  }, [session]);
}
