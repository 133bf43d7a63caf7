import { Notice } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { freezeMessages } from "./freeze.messages.ts";

/** The properties of {@link PausedView}. */
export interface PausedViewProps {
  until: Date;
  /** The action that is paused; withdrawals by default. */
  what?: keyof typeof titles;
}

const titles = { withdrawals: "pausedTitle", userTransfers: "pausedTransfersTitle" } as const;

/** Shows that withdrawals or transfers to other users are paused: until when, in the time zone of the user, and why. */
export function PausedView({ until, what = "withdrawals" }: PausedViewProps) {
  const t = useMessages(freezeMessages);
  const { locale } = useLanguage();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(until);
  return (
    <Notice tone="warning" title={t(titles[what], { date })}>
      {t("pausedText")}
    </Notice>
  );
}
