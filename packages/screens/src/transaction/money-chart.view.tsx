import type { MonthOfMoney } from "@broker/hooks";
import { BarChart, Card, Section } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { transactionMessages } from "./transaction.messages.ts";

/** Money in and out by month, as a chart with a table behind it; nothing while nothing moved. */
export function MoneyChartView({ months }: { months: readonly MonthOfMoney[] }) {
  const t = useMessages(transactionMessages);
  const { locale } = useLanguage();
  if (months.every(({ moneyIn, moneyOut }) => Number(moneyIn) === 0 && Number(moneyOut) === 0)) return null;
  const names = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  const money = new Intl.NumberFormat(locale, { style: "currency", currency: "USD", notation: "compact" });
  return (
    <Section heading={t("moneyByMonth")} level={2} description={t("moneyByMonthText")}>
      <Card padding="large">
        <BarChart
          label={t("moneyByMonth")}
          categories={months.map(({ month }) => names.format(month))}
          series={[
            { label: t("moneyIn"), tone: "positive", values: months.map(({ moneyIn }) => Number(moneyIn)) },
            {
              label: t("moneyOut"),
              tone: "negative",
              values: months.map(({ moneyOut }) => Number(moneyOut)),
            },
          ]}
          format={money.format}
        />
      </Card>
    </Section>
  );
}
