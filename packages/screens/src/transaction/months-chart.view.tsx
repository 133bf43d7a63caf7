import type { MonthOfMoney } from "@broker/hooks";
import { BarChart } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { transactionMessages } from "./transaction.messages.ts";

/** Returns whether money moved in any of the months. */
export const hasMoved = (months: readonly MonthOfMoney[]): boolean =>
  months.some(({ moneyIn, moneyOut }) => Number(moneyIn) > 0 || Number(moneyOut) > 0);

/**
 * A bar chart of money in and out by month, with a table for screen readers; months follow from the dates of the lists.
 */
export function MonthsChart({ label, months }: { label: string; months: readonly MonthOfMoney[] }) {
  const t = useMessages(transactionMessages);
  const { locale } = useLanguage();
  const names = new Intl.DateTimeFormat(locale, { month: "short" });
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    notation: "compact",
  });
  return (
    <BarChart
      label={label}
      categories={months.map(({ month }) => names.format(month))}
      series={[
        { label: t("moneyIn"), tone: "positive", values: months.map(({ moneyIn }) => Number(moneyIn)) },
        { label: t("moneyOut"), tone: "neutral", values: months.map(({ moneyOut }) => Number(moneyOut)) },
      ]}
      format={money.format}
    />
  );
}
