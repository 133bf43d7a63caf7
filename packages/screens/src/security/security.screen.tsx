import { useOpenSessions, useSignInHistory } from "@broker/hooks";
import { announce, Stack } from "@broker/ui";
import { useRef } from "react";
import { focusHeading } from "../frame/focus-heading.ts";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { OpenSessionsView } from "./open-sessions.view.tsx";
import { securityMessages } from "./security.messages.ts";
import { SignInHistoryView } from "./sign-in-history.view.tsx";

function Sessions() {
  const t = useMessages(securityMessages);
  const box = useRef<HTMLDivElement>(null);
  const sessions = useOpenSessions({
    onEnded: () => {
      announce(t("ended"));
      // The button of an ended session is removed.
      focusHeading(box.current, 2);
    },
  });
  return (
    <div ref={box}>
      <OpenSessionsView sessions={sessions} />
    </div>
  );
}

const SignIns = () => <SignInHistoryView history={useSignInHistory()} />;

/** The user's sessions and recent sign-ins, connected; for providers with the capability `sessions`. */
export function SecurityScreen() {
  return (
    <Stack gap={8}>
      <PanelBoundary>
        <Sessions />
      </PanelBoundary>
      <PanelBoundary>
        <SignIns />
      </PanelBoundary>
    </Stack>
  );
}
