import { returnPath, type SessionEnd, useSession } from "@broker/hooks";
import { useEffect, useEffectEvent } from "react";
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
export function PlainWatch({ location, onLeave }: SessionGuardScreenProps) {
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
