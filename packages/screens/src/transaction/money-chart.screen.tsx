import { moneyByMonth, useBroker, useDeposits, useWithdrawals } from "@broker/hooks";
import { MoneyChartView } from "./money-chart.view.tsx";

/** Money in and out of the last six months; it waits for both lists, since half of them would mislead. */
export function MoneyChart() {
  const { clock } = useBroker();
  const deposits = useDeposits();
  const withdrawals = useWithdrawals();
  if (deposits.status !== "loaded" || withdrawals.status !== "loaded") return null;
  return <MoneyChartView months={moneyByMonth(deposits.deposits, withdrawals.withdrawals, clock())} />;
}
