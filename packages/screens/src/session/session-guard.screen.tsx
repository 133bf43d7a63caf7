import { returnPath, type SessionEnd, useSession } from "@broker/hooks";
import { useEffect, useEffectEvent } from "react";
import { eventualPart } from "../frame/eventual-part.tsx";
import { LoadingScreen } from "../frame/loading.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

export interface SessionGuardScreenProps {
  /** Where the user is: path and query. */
  location: string;
  /**
   * The session is over and the page must be loaded anew: at the sign-in, from which the way leads back to `returnTo`;
   * for `otherUser` anywhere. After inactivity it is called when the user has confirmed to have read so.
   */
  onLeave: (end: SessionEnd, returnTo: string) => void;
}

/** Without the guard's code, a session that a call has found to be over is left all the same. */
function PlainWatch({ location, onLeave }: SessionGuardScreenProps) {
  const t = useMessages(sessionMessages);
  const session = useSession();
  const end = session.status === "signedOut" ? session.end : undefined;
  const leave = useEffectEvent((why: SessionEnd) => {
    if (why === "inactivity") window.alert(t("inactivity"));
    onLeave(why, returnPath(location));
  });
  useEffect(() => {
    if (end) leave(end);
  }, [end]);
  return end ? <LoadingScreen /> : null;
}

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
