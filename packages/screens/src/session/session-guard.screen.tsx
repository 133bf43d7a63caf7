import { late } from "@broker/ui";
import { PlainWatch, type SessionGuardScreenProps } from "./plain-watch.screen.tsx";

export type { SessionGuardScreenProps } from "./plain-watch.screen.tsx";

// Late code: it renders nothing at first, and every call and page load checks the session itself.
const SessionWatch = late(async () => (await import("./session-watch.screen.tsx")).SessionWatch, {
  while: PlainWatch,
  whenMissing: PlainWatch,
  retry: "return",
});

/**
 * Guards the session beside the client area: counts down to its end, and shows why it has ended. Render no data of the
 * user beside it once `useSession` reports a sign-out.
 *
 * @example
 * <SessionGuardScreen location={pathname + search} onLeave={(end, returnTo) => leave(end, returnTo)} />
 */
export function SessionGuardScreen(props: SessionGuardScreenProps) {
  return <SessionWatch {...props} />;
}
