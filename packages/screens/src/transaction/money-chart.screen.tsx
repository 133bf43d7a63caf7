import { ChartPlace } from "./chart-place.view.tsx";
import { ListedMonths } from "./listed-months.tsx";
import { MoneyChartView } from "./money-chart.view.tsx";

/** The chart of money in and out in the last six months; it waits for both lists, since half of them would mislead. */
export const MoneyChart = () => (
  <ListedMonths>
    {({ months }) => (months ? <MoneyChartView months={months} /> : <ChartPlace />)}
  </ListedMonths>
);
