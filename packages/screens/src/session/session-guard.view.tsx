import type { SessionEnd, SessionGuard, SessionRenewal } from "@broker/hooks";
import { Button, EmptyState, FloatingRegion, formatCountdown, Notice, VisuallyHidden } from "@broker/ui";
import { type ReactNode, startTransition, Suspense, useEffect, useState } from "react";
import { lazyOr } from "../frame/lazy-part.tsx";
import { loadAhead } from "../frame/load-ahead.ts";
import { PlainPage } from "../frame/plain-page.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

// Needed at the end of a session only, and fetched when that is near. Where it does not come, a page says the same.
const importDialog = () => import("./inactivity-dialog.view.tsx");
const InactivityDialog = lazyOr(async () => (await importDialog()).InactivityDialog, InactivityPage);
// A form of its own, which nobody needs before the last minutes either. Without it the way on is a new sign-in.
const importRenewal = () => import("./session-renewal.view.tsx");
const SessionRenewalForm = lazyOr(async () => (await importRenewal()).SessionRenewalForm, WithoutForm);
const SessionLocked = lazyOr(async () => (await importRenewal()).SessionLocked, TimeLimitPage);

type Ending = Extract<SessionGuard, { secondsLeft: number }>;

/** The notice without its form: it still says how long there is, and can be left to try again. */
function WithoutForm({ children }: { children?: ReactNode }) {
  return children;
}

/** The last minutes, counted down; screen readers hear of each minute, not of each second. */
function SessionCountdown({ guard, renewal }: { guard: Ending; renewal: SessionRenewal | null }) {
  const t = useMessages(sessionMessages);
  const [isRenewing, setRenewing] = useState(false);
  const canRenew = guard.step === "endingByTimeLimit" && renewal !== null;
  const stay =
    guard.step === "endingByInactivity" ? guard.staySignedIn : () => startTransition(() => setRenewing(true));
  const isOffered = guard.step === "endingByInactivity" || (canRenew && !isRenewing);
  const { locale } = useLanguage();
  useEffect(() => {
    loadAhead(importDialog);
    loadAhead(importRenewal);
  }, []);
  return (
    // Around it all: until the form is there, the pressed button stays, and keeps the focus.
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
  guard: SessionGuard;
  /** Null while nobody can go on by their password. */
  renewal: SessionRenewal | null;
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

/** The end by the time limit as a page, where the code of its form does not come. */
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

/** The end by inactivity as a page, where the code of its dialog does not come. */
export function InactivityPage({ onAction }: { onAction: () => void }) {
  const t = useMessages(sessionMessages);
  return (
    <SessionOver title={t("informationTitle")} text={t("inactivity")} action={t("ok")} onAction={onAction} />
  );
}

/** What is seen of {@link SessionGuard}: nothing, a countdown, or why the session has ended and the way on. */
export function SessionGuardView({ guard, renewal, onLeave }: SessionGuardViewProps) {
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
      return (
        <Suspense fallback={null}>
          <SessionLocked renewal={renewal} onLeave={guard.leave} onSignIn={signIn} />
        </Suspense>
      );
    }
    case "expired":
      if (guard.end !== "inactivity")
        return ended(t("endedTitle"), t(guard.end), t("signInAgain"), guard.end, guard.returnTo);
      return (
        <Suspense fallback={null}>
          <InactivityDialog onAction={() => onLeave(guard.end, guard.returnTo)} />
        </Suspense>
      );
    case "signedOutElsewhere":
      return ended(
        t("signedOutElsewhereTitle"),
        t("signedOutElsewhere"),
        t("signInAgain"),
        "signedOutElsewhere",
        guard.returnTo,
      );
    case "replaced":
      return ended(t("replacedTitle"), t("otherUser"), t("continue"), "otherUser", "/dashboard");
  }
}
