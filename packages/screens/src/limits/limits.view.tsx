import type { LimitUse, WithdrawalLimits } from "@broker/hooks";
import { compare } from "@broker/sdk/money";
import { formatMoney, Notice, Stack, Text } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { limitsMessages } from "./limits.messages.ts";

/** The properties of {@link LimitsView}. */
export interface LimitsViewProps {
  limits: WithdrawalLimits;
  /** The limit that allows no further withdrawal; null while a withdrawal is possible. */
  reached: LimitUse | null;
}

const sentences = {
  day: { left: "leftToday", until: "leftTodayUntil", reached: "reachedToday" },
  month: { left: "leftThisMonth", until: "leftThisMonthUntil", reached: "reachedThisMonth" },
} as const;

/**
 * The rest of each limit of withdrawals, and the money that is held and no part of the balance, in a line each that begins with
 * the amount. The limit with the smallest rest says when it is renewed; a reached limit says when withdrawals are possible
 * again.
 */
export function LimitsView({ limits: { onHold, day, month, tightest }, reached }: LimitsViewProps) {
  const t = useMessages(limitsMessages);
  const { locale } = useLanguage();
  const usd = (amount: string) => formatMoney(amount, "USD", locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const describe = (use: LimitUse) => {
    const amounts = { left: usd(use.left), limit: usd(use.limit) };
    const { left, until } = sentences[use.period];
    return use === tightest && use.renewsAt && !reached
      ? t(until, { ...amounts, date: dates.format(use.renewsAt) })
      : t(left, amounts);
  };
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        {[day, month].map(
          (use) =>
            use && (
              <Text key={use.period} size="small" tone="muted" figures="tabular">
                {describe(use)}
              </Text>
            ),
        )}
        {compare(onHold, "0") > 0 && (
          <Text size="small" tone="muted" figures="tabular">
            {t("onHold", { amount: usd(onHold) })}
          </Text>
        )}
      </Stack>
      {reached && (
        <Notice tone="information" title={t(sentences[reached.period].reached)}>
          {reached.renewsAt && t("opensAgain", { date: dates.format(reached.renewsAt) })}
        </Notice>
      )}
    </Stack>
  );
}
