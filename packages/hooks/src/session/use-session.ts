import { useEffect, useSyncExternalStore } from "react";
import { useBroker } from "../provider.tsx";
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
 * Tells when this page's user is no longer the browser's user: signed out in another tab, or replaced by another user.
 * The page must then be loaded anew, so that nothing of the first user stays in memory.
 *
 * @example
 * useSessionInterruption(() => location.replace("/login"));
 */
export function useSessionInterruption(onInterrupted: (why: SessionInterruption) => void): void {
  const { session } = useBroker();
  useEffect(() => {
    const look = () => {
      const why = session.sync();
      if (why) onInterrupted(why);
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === "userStore" || event.key === null) look();
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("focus", look);
    window.addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("focus", look);
      window.removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [session, onInterrupted]);
}
