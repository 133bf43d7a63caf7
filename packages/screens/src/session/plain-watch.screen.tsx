import { toReturnPath, type SessionEnd, useSession } from "@broker/hooks";
import { useEffect, useEffectEvent } from "react";
import { LoadingScreen } from "../frame/loading.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

/** The properties of {@link SessionGuardScreen}. */
export interface SessionGuardScreenProps {
  /** The open page: path and query. */
  location: string;
  /**
   * Called when the session has ended and another page must be loaded: the sign-in, which returns to `returnTo`; for
   * `otherUser` any page. After inactivity it is called when the user has confirmed the dialog.
   */
  onLeave: (end: SessionEnd, returnTo: string) => void;
  /**
   * Whether the user may enter the password to stay signed in; true by default. A page in a frame does not ask for a password.
   */
  isRenewable?: boolean;
}

/** Leaves a session that a call has found to be expired, without the guard's code. */
export function PlainWatch({ location, onLeave }: SessionGuardScreenProps) {
  const t = useMessages(sessionMessages);
  const session = useSession();
  const end = session.status === "signedOut" ? session.end : undefined;
  const leave = useEffectEvent((why: SessionEnd) => {
    if (why === "inactivity") window.alert(t("inactivity"));
    onLeave(why, toReturnPath(location));
  });
  useEffect(() => {
    if (end) leave(end);
  }, [end]);
  return end ? <LoadingScreen /> : null;
}
