import type { SessionEnd, SessionGuardState, SessionRenewalState } from "@broker/hooks";
import {
  Button,
  EmptyState,
  FloatingRegion,
  formatCountdown,
  late,
  Notice,
  VisuallyHidden,
} from "@broker/ui";
import { type ReactNode, startTransition, Suspense, useEffect, useState } from "react";
import { PlainPage } from "../frame/plain-page.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { sessionMessages } from "./session.messages.ts";

// Late code for the end of a session, loaded shortly before it. When it fails to load, a page shows the message.
const InactivityDialog = late(async () => (await import("./inactivity-dialog.view.tsx")).InactivityDialog, {
  while: null,
  whenMissing: InactivityPage,
});
// Late code for the last minutes. Without this form, the user signs in again.
const importRenewal = () => import("./session-renewal.view.tsx");
const SessionRenewalForm = late(async () => (await importRenewal()).SessionRenewalForm, {
  whenMissing: WithoutForm,
});
const SessionLocked = late(async () => (await importRenewal()).SessionLocked, {
  while: null,
  whenMissing: TimeLimitPage,
});

type Ending = Extract<SessionGuardState, { secondsLeft: number }>;

/** The notice without its form: it shows the remaining time, and can be closed for a retry. */
function WithoutForm({ children }: { children?: ReactNode }) {
  return children;
}

/** The countdown of the last minutes; screen readers announce each minute, not each second. */
function SessionCountdown({ guard, renewal }: { guard: Ending; renewal: SessionRenewalState | null }) {
  const t = useMessages(sessionMessages);
  const [isRenewing, setRenewing] = useState(false);
  const canRenew = guard.step === "endingByTimeLimit" && renewal !== null;
  const stay =
    guard.step === "endingByInactivity" ? guard.staySignedIn : () => startTransition(() => setRenewing(true));
  const isOffered = guard.step === "endingByInactivity" || (canRenew && !isRenewing);
  const { locale } = useLanguage();
  useEffect(() => {
    for (const Part of [InactivityDialog, SessionRenewalForm, SessionLocked]) Part.loadSoon();
  }, []);
  return (
    // The boundary is around the whole notice, so that the pressed button keeps the focus until the form has loaded.
    <Suspense fallback={null}>
      <FloatingRegion label={t("session")}>
        <Notice
          tone="warning"
          role="none"
          title={t("endsIn", { time: formatCountdown(guard.secondsLeft, locale) })}
          {...(isOffered && {
            actions: (
              <Button variant="secondary" onPress={stay}>
                {t("staySignedIn")}
              </Button>
            ),
          })}
        >
          {t(canRenew ? "endingRenewable" : guard.step)}
          {canRenew && isRenewing && (
            <SessionRenewalForm renewal={renewal} submitLabel={t("staySignedIn")}>
              <Button variant="quiet" onPress={() => setRenewing(false)}>
                {t("notNow")}
              </Button>
            </SessionRenewalForm>
          )}
        </Notice>
        <VisuallyHidden>
          <output>{t("endsAnnounced", { minutes: Math.ceil(guard.secondsLeft / 60) })}</output>
        </VisuallyHidden>
      </FloatingRegion>
    </Suspense>
  );
}

interface SessionGuardViewProps {
  guard: SessionGuardState;
  /** Null while the session cannot be renewed by password. */
  renewal: SessionRenewalState | null;
  onLeave: (end: SessionEnd, returnTo: string) => void;
}

interface SessionOverProps {
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}

function SessionOver({ title, text, action, onAction }: SessionOverProps) {
  return (
    <PlainPage>
      <EmptyState title={title} level={1} action={<Button onPress={onAction}>{action}</Button>}>
        {text}
      </EmptyState>
    </PlainPage>
  );
}

/** The end by the time limit as a page, when the code of its form failed to load. */
function TimeLimitPage({ onSignIn }: { onSignIn: () => void }) {
  const t = useMessages(sessionMessages);
  return (
    <SessionOver
      title={t("endedTitle")}
      text={t("timeLimit")}
      action={t("signInAgain")}
      onAction={onSignIn}
    />
  );
}

/** The end by inactivity as a page, when the code of its dialog failed to load. */
export function InactivityPage({ onAction }: { onAction: () => void }) {
  const t = useMessages(sessionMessages);
  return (
    <SessionOver title={t("informationTitle")} text={t("inactivity")} action={t("ok")} onAction={onAction} />
  );
}

/**
 * The view of a {@link SessionGuardState}: nothing, a countdown, or the reason why the session has ended with the next
 * step.
 */
export function SessionGuardView({ guard, renewal, onLeave }: SessionGuardViewProps) {
  const places = usePlaces();
  const t = useMessages(sessionMessages);
  const ended = (title: string, text: string, action: string, end: SessionEnd, returnTo: string) => (
    <SessionOver title={title} text={text} action={action} onAction={() => onLeave(end, returnTo)} />
  );
  switch (guard.step) {
    case "signedOut":
    case "active":
      return null;
    case "endingByTimeLimit":
    case "endingByInactivity":
      return <SessionCountdown guard={guard} renewal={renewal} />;
    case "locked": {
      const signIn = () => onLeave("timeLimit", guard.returnTo);
      if (!renewal) return <TimeLimitPage onSignIn={signIn} />;
      return <SessionLocked renewal={renewal} onLeave={guard.leave} onSignIn={signIn} />;
    }
    case "expired":
      if (guard.end !== "inactivity")
        return ended(t("endedTitle"), t(guard.end), t("signInAgain"), guard.end, guard.returnTo);
      return <InactivityDialog onAction={() => onLeave(guard.end, guard.returnTo)} />;
    case "signedOutElsewhere":
      return ended(
        t("signedOutElsewhereTitle"),
        t("signedOutElsewhere"),
        t("signInAgain"),
        "signedOutElsewhere",
        guard.returnTo,
      );
    case "replaced":
      return ended(t("replacedTitle"), t("otherUser"), t("continue"), "otherUser", places.dashboard);
  }
}
