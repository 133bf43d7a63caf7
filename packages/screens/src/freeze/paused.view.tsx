import { Notice } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { freezeMessages } from "./freeze.messages.ts";

/** The properties of {@link PausedView}. */
export interface PausedViewProps {
  until: Date;
}

/** Until when withdrawals are paused, in the time zone of the user, and why. */
export function PausedView({ until }: PausedViewProps) {
  const t = useMessages(freezeMessages);
  const { locale } = useLanguage();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(until);
  return (
    <Notice tone="warning" title={t("pausedTitle", { date })}>
      {t("pausedText")}
    </Notice>
  );
}
