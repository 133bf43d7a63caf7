import type { MonthOfMoney } from "@broker/hooks";
import { BarChart, formatMoney } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { transactionMessages } from "./transaction.messages.ts";

/** Returns whether money moved in any of the months. */
export const hasMoved = (months: readonly MonthOfMoney[]): boolean =>
  months.some(({ moneyIn, moneyOut }) => Number(moneyIn) > 0 || Number(moneyOut) > 0);

/**
 * A bar chart of money in and out by month; months follow from the dates of the lists.
 */
export function MonthsChart({ label, months }: { label: string; months: readonly MonthOfMoney[] }) {
  const t = useMessages(transactionMessages);
  const { locale } = useLanguage();
  const names = new Intl.DateTimeFormat(locale, { month: "short" });
  const periods = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric" });
  const short = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    notation: "compact",
  });
  const [first, last] = [months[0], months.at(-1)];
  return (
    <BarChart
      label={label}
      categories={months.map(({ month }) => names.format(month))}
      periods={months.map(({ month }) => periods.format(month))}
      {...(first && last && { whole: periods.formatRange(first.month, last.month) })}
      series={[
        { label: t("moneyIn"), tone: "positive", values: months.map(({ moneyIn }) => Number(moneyIn)) },
        { label: t("moneyOut"), tone: "neutral", values: months.map(({ moneyOut }) => Number(moneyOut)) },
      ]}
      format={short.format}
      formatExact={(value) => formatMoney(String(value), "USD", locale)}
      tableLabel={t("asTable")}
    />
  );
}
