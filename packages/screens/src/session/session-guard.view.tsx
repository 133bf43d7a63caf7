import type { SessionEnd, SessionGuard } from "@broker/hooks";
import { Button, EmptyState, FloatingRegion, formatCountdown, Notice, VisuallyHidden } from "@broker/ui";
import { Suspense, useEffect } from "react";
import { lazyOr } from "../frame/lazy-part.tsx";
import { loadAhead } from "../frame/load-ahead.ts";
import { PlainPage } from "../frame/plain-page.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";

// Needed at the end of a session only, and fetched when that is near. Where it does not come, a page says the same.
const importDialog = () => import("./inactivity-dialog.view.tsx");
const InactivityDialog = lazyOr(async () => (await importDialog()).InactivityDialog, InactivityPage);

type Ending = Extract<SessionGuard, { secondsLeft: number }>;

/** The last minutes, counted down; screen readers hear of each minute, not of each second. */
function SessionCountdown({ guard }: { guard: Ending }) {
  const t = useMessages(sessionMessages);
  const { locale } = useLanguage();
  useEffect(() => loadAhead(importDialog), []);
  return (
    <FloatingRegion label={t("session")}>
      <Notice
        tone="warning"
        role="none"
        title={t("endsIn", { time: formatCountdown(guard.secondsLeft, locale) })}
        {...(guard.step === "endingByInactivity" && {
          actions: (
            <Button variant="secondary" onPress={guard.staySignedIn}>
              {t("staySignedIn")}
            </Button>
          ),
        })}
      >
        {t(guard.step)}
      </Notice>
      <VisuallyHidden>
        <output>{t("endsAnnounced", { minutes: Math.ceil(guard.secondsLeft / 60) })}</output>
      </VisuallyHidden>
    </FloatingRegion>
  );
}

interface SessionGuardViewProps {
  guard: SessionGuard;
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

/** The end by inactivity as a page, where the code of its dialog does not come. */
export function InactivityPage({ onAction }: { onAction: () => void }) {
  const t = useMessages(sessionMessages);
  return (
    <SessionOver title={t("informationTitle")} text={t("inactivity")} action={t("ok")} onAction={onAction} />
  );
}

/** What is seen of {@link SessionGuard}: nothing, a countdown, or why the session has ended and the way on. */
export function SessionGuardView({ guard, onLeave }: SessionGuardViewProps) {
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
      return <SessionCountdown guard={guard} />;
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
