import type { OpenSessionItem, OpenSessionsState } from "@broker/hooks";
import {
  AlertDialog,
  Button,
  Card,
  ListRow,
  ListRows,
  Monitor,
  Notice,
  Section,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from "@broker/ui";
import { useState } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { RefreshFailed } from "../failure/refresh.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { describeDevice, describePlace } from "./describe-device.ts";
import { securityMessages } from "./security.messages.ts";

type Loaded = Extract<OpenSessionsState, { status: "loaded" }>;

/** The words that tell a session from others: its device, and its place and time, since devices may be alike. */
function useWordsOf(session: OpenSessionItem) {
  const t = useMessages(securityMessages);
  const language = useLanguage();
  const times = new Intl.DateTimeFormat(language.locale, { dateStyle: "medium", timeStyle: "short" });
  const seen = session.lastSeenAt && t("lastSeen", { time: times.format(session.lastSeenAt) });
  return {
    device: describeDevice(t, session),
    where: [describePlace(t, language, session), ...(seen ? [seen] : [])].join(" · "),
  };
}

function EndText({ session }: { session: OpenSessionItem }) {
  return useMessages(securityMessages)("endText", useWordsOf(session));
}

/** The question before a session is ended, or all others are. */
function EndQuestion({
  of,
  sessions,
  close,
}: {
  of: OpenSessionItem | "others";
  sessions: Loaded;
  close: () => void;
}) {
  const t = useMessages(securityMessages);
  const isOfOthers = of === "others";
  return (
    <AlertDialog
      isOpen
      title={t(isOfOthers ? "endOthersTitle" : "endTitle")}
      actionLabel={t(isOfOthers ? "endOthersAction" : "endAction")}
      variant="danger"
      cancel={{ label: t("cancel"), onCancel: close }}
      onAction={() => {
        if (isOfOthers) sessions.endOthers();
        else sessions.end(of.id);
        close();
      }}
    >
      {isOfOthers ? t("endOthersText") : <EndText session={of} />}
    </AlertDialog>
  );
}

function SessionRow({ session, onEnd }: { session: OpenSessionItem; onEnd: (() => void) | null }) {
  const t = useMessages(securityMessages);
  const { device, where } = useWordsOf(session);
  return (
    <ListRow
      icon={Monitor}
      title={device}
      meta={where}
      amount={
        session.isCurrent ? (
          <StatusBadge tone="positive" label={t("thisDevice")} />
        ) : (
          <Button
            variant="secondary"
            aria-label={t("endNamed", { device, where })}
            isDisabled={onEnd === null}
            onPress={() => onEnd?.()}
          >
            {t("end")}
          </Button>
        )
      }
    />
  );
}

/** The open sessions of the user. The session of this device is marked; buttons end another session, or all other sessions. */
export function OpenSessionsView({ sessions }: { sessions: OpenSessionsState }) {
  const t = useMessages(securityMessages);
  const f = useMessages(failureMessages);
  const [asked, setAsked] = useState<OpenSessionItem | "others" | null>(null);
  const isLoaded = sessions.status === "loaded";
  const hasOthers = isLoaded && sessions.rows.some(({ isCurrent }) => !isCurrent);
  return (
    <Card padding="large">
      <Section
        heading={t("sessionsHeading")}
        level={2}
        description={t("sessionsIntro")}
        {...(hasOthers && {
          actions: (
            <Button
              variant="secondary"
              isPending={sessions.isEnding}
              pendingLabel={t("ending")}
              onPress={() => setAsked("others")}
            >
              {t("endOthers")}
            </Button>
          ),
        })}
      >
        {sessions.status === "loading" && <Skeleton height="block" />}
        {sessions.status === "failed" && <Unavailable failure={sessions.failure} retry={sessions.retry} />}
        {isLoaded && (
          <Stack gap={4}>
            {sessions.endFailure && (
              <Notice tone="negative" role="alert">
                {toFailureText(f, sessions.endFailure)}
              </Notice>
            )}
            <RefreshFailed list={sessions} />
            <ListRows label={t("sessions")} look="plain">
              {sessions.rows.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnd={sessions.isEnding ? null : () => setAsked(session)}
                />
              ))}
            </ListRows>
            {!hasOthers && <Text tone="muted">{t("noOthers")}</Text>}
          </Stack>
        )}
      </Section>
      {isLoaded && asked && <EndQuestion of={asked} sessions={sessions} close={() => setAsked(null)} />}
    </Card>
  );
}
