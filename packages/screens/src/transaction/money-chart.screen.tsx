import { sumByMonth, useBroker, useDeposits, useWithdrawals } from "@broker/hooks";
import { ChartPlace } from "./chart-place.view.tsx";
import { MoneyChartView } from "./money-chart.view.tsx";

/** The chart of money in and out in the last six months; it waits for both lists, since half of them would mislead. */
export function MoneyChart() {
  const { clock } = useBroker();
  const deposits = useDeposits();
  const withdrawals = useWithdrawals();
  if (deposits.status === "loading" || withdrawals.status === "loading") return <ChartPlace />;
  if (deposits.status === "failed" || withdrawals.status === "failed") return null;
  return <MoneyChartView months={sumByMonth(deposits.rows, withdrawals.rows, clock())} />;
}
