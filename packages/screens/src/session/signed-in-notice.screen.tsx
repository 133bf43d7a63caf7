import { type SignedOutHere, useSession, useSignOut } from "@broker/hooks";
import { Button, FloatingRegion, Inline, Notice } from "@broker/ui";
import { useState } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

/** The properties of `SignedInScreen`. */
export interface SignedInScreenProps {
  /** Called when the user has signed out here. */
  onSignedOut: (result: SignedOutHere) => void;
}

/** The notice for a signed-in user; {@link SignedInScreen} loads it late. */
export function SignedInNotice(props: SignedInScreenProps) {
  const t = useMessages(sessionMessages);
  const session = useSession();
  const signOut = useSignOut(props);
  const [isClosed, setClosed] = useState(false);
  if (session.status === "signedOut" || isClosed) return null;
  return (
    <FloatingRegion label={t("session")}>
      <Notice
        tone="information"
        title={t("besideTitle", { username: session.user.username })}
        actions={
          <Inline gap={3}>
            <Button
              variant="secondary"
              onPress={() => {
                if (signOut.step === "ready") signOut.signOut();
              }}
            >
              {t("logout")}
            </Button>
            <Button variant="quiet" onPress={() => setClosed(true)}>
              {t("close")}
            </Button>
          </Inline>
        }
      >
        {t("beside")}
      </Notice>
    </FloatingRegion>
  );
}
