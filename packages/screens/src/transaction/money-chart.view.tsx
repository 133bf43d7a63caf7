import type { MonthOfMoney } from "@broker/hooks";
import { Card, Section } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { hasMoved, MonthsChart } from "./months-chart.view.tsx";
import { transactionMessages } from "./transaction.messages.ts";

/** A chart of money in and out by month, with a table for screen readers; empty without movements. */
export function MoneyChartView({ months }: { months: readonly MonthOfMoney[] }) {
  const t = useMessages(transactionMessages);
  if (!hasMoved(months)) return null;
  return (
    <Section heading={t("moneyByMonth")} level={2} description={t("moneyByMonthText")}>
      <Card padding="large">
        <MonthsChart label={t("moneyByMonth")} months={months} />
      </Card>
    </Section>
  );
}
