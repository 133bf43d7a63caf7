import type { Decimal } from "@broker/sdk/money";
import { FigureTile, Sparkline, Stack } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** Deposits less withdrawals since the first of the months, at the end of a month. */
export interface NetDeposits {
  readonly month: Date;
  readonly sum: Decimal;
}

/** Deposits less withdrawals of the last months: the sum, and a curve of how it came about. */
export function DepositsCurve({ months }: { months: readonly NetDeposits[] }) {
  const t = useMessages(dashboardMessages);
  const { locale } = useLanguage();
  const name = new Intl.DateTimeFormat(locale, { month: "long" });
  const [first, last] = [months[0], months.at(-1)];
  return (
    <Stack gap={2}>
      <FigureTile label={t("netDeposits")} value={last?.sum ?? "0"} currency="USD" look="plain" />
      {first && last && (
        <Sparkline
          label={t("netDepositsCurve", { from: name.format(first.month), to: name.format(last.month) })}
          values={[0, ...months.map(({ sum }) => Number(sum))]}
          size="large"
        />
      )}
    </Stack>
  );
}
