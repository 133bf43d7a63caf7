import { scaleBand } from "d3-scale";
import { board, ChartFrame, startOf, unmeasured, type ChartProps } from "./chart-frame.tsx";
import { bar } from "./chart.css.ts";
import { useWidth } from "./use-width.ts";
import { createValueAxis } from "./value-axis.ts";

/**
 * A chart of amounts side by side, one group per category, with a table for screen readers.
 *
 * @example
 * <BarChart label="Money in and out" categories={months} series={[{ label: "In", tone: "positive", values }]} format={format} />
 */
export function BarChart(props: ChartProps) {
  const { categories, series, format } = props;
  const frame = useWidth();
  const width = frame.width ?? unmeasured;
  const most = Math.max(0, ...series.flatMap(({ values }) => values));
  const value = createValueAxis(most, [board.height - board.bottom, board.top]);
  const group = scaleBand(categories, [startOf(value, format), width]).padding(0.35);
  const inner = scaleBand(
    series.map(({ label }) => label),
    [0, Math.min(group.bandwidth(), 72)],
  ).padding(0.12);
  const middle = (index: number) => (group(categories[index] ?? "") ?? 0) + group.bandwidth() / 2;

  return (
    <ChartFrame {...props} frame={frame} value={value} position={middle}>
      {series.map(({ label, tone, values }) =>
        categories.map((category, index) => {
          const top = value(values[index] ?? 0);
          const left = middle(index) - Math.min(group.bandwidth(), 72) / 2 + (inner(label) ?? 0);
          const height = Math.max(value(0) - top, 0);
          return (
            <rect
              key={`${label} ${category}`}
              className={bar({ tone })}
              x={left}
              y={top}
              width={inner.bandwidth()}
              height={height}
              rx={Math.min(3, height / 2)}
            />
          );
        }),
      )}
    </ChartFrame>
  );
}
