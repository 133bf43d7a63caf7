import { eventualPart } from "../frame/eventual-part.tsx";
import { PlainWatch, type SessionGuardScreenProps } from "./plain-watch.screen.tsx";

export type { SessionGuardScreenProps } from "./plain-watch.screen.tsx";

// Behind the page: it paints nothing at first, and every call and every load checks the session itself.
const SessionWatch = eventualPart(
  async () => (await import("./session-watch.screen.tsx")).SessionWatch,
  PlainWatch,
);

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
