import type { LimitUse, WithdrawalLimits } from "@broker/hooks";
import { DescriptionList, formatMoney, Notice, Stack } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { limitsMessages } from "./limits.messages.ts";

/** The properties of {@link LimitsView}. */
export interface LimitsViewProps {
  limits: WithdrawalLimits;
  /** The limit that allows no further withdrawal; null while one is possible. */
  reached: LimitUse | null;
}

/** What is held apart from the balance, what is left of each limit of withdrawals, and when one opens again. */
export function LimitsView({ limits: { onHold, day, month }, reached }: LimitsViewProps) {
  const t = useMessages(limitsMessages);
  const { locale } = useLanguage();
  const usd = (amount: string) => formatMoney(amount, "USD", locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const describe = (term: string, use: LimitUse | null) => {
    if (!use) return [];
    const amounts = { left: usd(use.left), limit: usd(use.limit) };
    const { renewsAt } = use;
    return [
      {
        term,
        details: renewsAt ? t("leftUntil", { ...amounts, date: dates.format(renewsAt) }) : t("left", amounts),
      },
    ];
  };
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { term: t("onHold"), details: t("onHoldText", { amount: usd(onHold) }) },
          ...describe(t("leftToday"), day),
          ...describe(t("leftThisMonth"), month),
        ]}
      />
      {reached && (
        <Notice
          tone="information"
          title={reached.period === "day" ? t("reachedToday") : t("reachedThisMonth")}
        >
          {reached.renewsAt && t("opensAgain", { date: dates.format(reached.renewsAt) })}
        </Notice>
      )}
    </Stack>
  );
}
