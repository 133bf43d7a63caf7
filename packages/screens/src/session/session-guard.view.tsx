import type { SessionEnd, SessionGuard, SessionRenewal } from "@broker/hooks";
import {
  Button,
  Card,
  EmptyState,
  FloatingRegion,
  formatCountdown,
  Heading,
  Notice,
  Stack,
  Text,
  VisuallyHidden,
} from "@broker/ui";
import { Suspense, useEffect, useState } from "react";
import { lazyOr } from "../frame/lazy-part.tsx";
import { loadAhead } from "../frame/load-ahead.ts";
import { PlainPage } from "../frame/plain-page.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { sessionMessages } from "./session.messages.ts";
import { SessionRenewalForm } from "./session-renewal.view.tsx";

// Needed at the end of a session only, and fetched when that is near. Where it does not come, a page says the same.
const importDialog = () => import("./inactivity-dialog.view.tsx");
const InactivityDialog = lazyOr(async () => (await importDialog()).InactivityDialog, InactivityPage);

type Ending = Extract<SessionGuard, { secondsLeft: number }>;

/** The last minutes, counted down; screen readers hear of each minute, not of each second. */
function SessionCountdown({ guard, renewal }: { guard: Ending; renewal: SessionRenewal | null }) {
  const t = useMessages(sessionMessages);
  const [isRenewing, setRenewing] = useState(false);
  const canRenew = guard.step === "endingByTimeLimit" && renewal !== null;
  const stay = guard.step === "endingByInactivity" ? guard.staySignedIn : () => setRenewing(true);
  const isOffered = guard.step === "endingByInactivity" || (canRenew && !isRenewing);
  const { locale } = useLanguage();
  useEffect(() => loadAhead(importDialog), []);
  return (
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

/** The 30 minutes are over: nothing of the user is shown, and their password leads back to where they were. */
function SessionLocked({ renewal, onLeave }: { renewal: SessionRenewal; onLeave: () => void }) {
  const t = useMessages(sessionMessages);
  return (
    <PlainPage>
      <Card>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={1} size="title">
              {t("endedTitle")}
            </Heading>
            <Text tone="muted">{t("locked")}</Text>
          </Stack>
          <SessionRenewalForm renewal={renewal} submitLabel={t("continue")}>
            <Button variant="quiet" onPress={onLeave}>
              {t("anotherAccount")}
            </Button>
          </SessionRenewalForm>
        </Stack>
      </Card>
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
    case "locked":
      if (renewal) return <SessionLocked renewal={renewal} onLeave={guard.leave} />;
      return ended(t("endedTitle"), t("timeLimit"), t("signInAgain"), "timeLimit", guard.returnTo);
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
