import { late } from "@broker/ui";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import { ChartPlace } from "./chart-place.view.tsx";

/** The chart below a list, loaded late without a layout shift. */
export const MoneyChart = late(async () => (await import("./money-chart.screen.tsx")).MoneyChart, {
  while: ChartPlace,
  whenMissing: MissingPanel,
});
