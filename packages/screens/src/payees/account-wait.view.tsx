import { Notice } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { payeesMessages } from "./payees.messages.ts";

/** Says from when withdrawals can go to the bank account of the settings, in the time zone of the user, and why. */
export function AccountWaitView({ usableFrom }: { usableFrom: Date }) {
  const t = useMessages(payeesMessages);
  const { locale } = useLanguage();
  const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Notice tone="warning" title={t("accountWaits", { date: times.format(usableFrom) })}>
      {t("accountWaitsText")}
    </Notice>
  );
}
