import { ChartFrame, type ChartProps } from "./chart-frame.tsx";
import { bar, bars, group } from "./marks.css.ts";
import { createValueAxis, heightOf } from "./value-axis.ts";

/**
 * A chart of amounts side by side, one group per category. Pointer and arrow keys read its groups, and a table holds
 * the figures.
 *
 * @example
 * <BarChart label="Money in and out" categories={["Sep", "Oct", "Nov"]} series={[{ label: "In", tone: "positive", values: [250, 400, 120] }, { label: "Out", tone: "negative", values: [80, 0, 310] }]} format={(value) => `$${value}`} />
 */
export function BarChart(props: ChartProps) {
  const { categories, series } = props;
  const axis = createValueAxis(series.flatMap(({ values }) => values));
  return (
    <ChartFrame {...props} axis={axis}>
      {() => (
        <div className={bars} aria-hidden>
          {categories.map((category, index) => (
            <div key={category} className={group}>
              {series.map(({ label, tone, values }) => {
                const height = heightOf(axis, values[index] ?? 0);
                // Keeps its place beside the others.
                const visibility = height > 0 ? "visible" : "hidden";
                return (
                  <div
                    key={label}
                    className={bar({ tone })}
                    style={{ blockSize: `${height}%`, visibility }}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
    </ChartFrame>
  );
}
