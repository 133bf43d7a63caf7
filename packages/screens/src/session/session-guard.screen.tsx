import type { SessionEnd } from "@broker/hooks";
import { eventualPart } from "../frame/eventual-part.tsx";

export interface SessionGuardScreenProps {
  /** Where the user is: path and query. */
  location: string;
  /**
   * The session is over and the page must be loaded anew: at the sign-in, from which the way leads back to `returnTo`;
   * for `otherUser` anywhere. After inactivity it is called when the user has confirmed to have read so.
   */
  onLeave: (end: SessionEnd, returnTo: string) => void;
}

// Behind the page: it paints nothing at first, and every call and every load checks the session itself.
const SessionWatch = eventualPart(async () => (await import("./session-watch.screen.tsx")).SessionWatch);

/**
 * Watches over the session beside the client area: counts down to its end, and says why it has ended.
 * Show nothing of the user next to it once `useSession` says signed out.
 *
 * @example
 * <SessionGuardScreen location={pathname + search} onLeave={(end, returnTo) => location.replace("/login")} />
 */
export function SessionGuardScreen(props: SessionGuardScreenProps) {
  return <SessionWatch {...props} />;
}
