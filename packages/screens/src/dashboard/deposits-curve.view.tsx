import type { Decimal } from "@broker/sdk/money";
import { AreaChart, formatMoney } from "@broker/ui";
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
  const name = new Intl.DateTimeFormat(locale, { month: "short" });
  const range = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric" });
  const first = months[0];
  return (
    first && (
      <AreaChart
        label={t("netDepositsCurve")}
        categories={months.map(({ month }) => name.format(month))}
        periods={months.map(({ month }) => range.formatRange(first.month, month))}
        series={[{ label: t("netDeposits"), tone: "brand", values: months.map(({ sum }) => Number(sum)) }]}
        format={(value) => formatMoney(String(value), "USD", locale)}
        look="curve"
      />
    )
  );
}
