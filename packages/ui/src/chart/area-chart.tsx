import { ChartFrame, type ChartProps } from "./chart-frame.tsx";
import { area, line, stretched } from "./marks.css.ts";
import { toCurve, type Point } from "./curve.ts";
import { createBareAxis, createValueAxis, heightOf } from "./value-axis.ts";

/** The properties of {@link AreaChart}. */
export interface AreaChartProps extends ChartProps {
  /** `curve` is small and has no value axis, for a panel with little room. */
  look?: "axes" | "curve";
}

/**
 * A chart of amounts over time. Pointer and arrow keys read its points, and a table holds the figures.
 *
 * @example
 * <AreaChart label="E-wallet" categories={["Sep", "Oct", "Nov"]} series={[{ label: "Balance", tone: "brand", values: [900, 1100, 1240] }]} format={(value) => `$${value}`} />
 */
export function AreaChart(props: AreaChartProps) {
  const { categories, series, look } = props;
  const createAxis = look === "curve" ? createBareAxis : createValueAxis;
  const axis = createAxis(series.flatMap(({ values }) => values));
  const pointOf = (value: number, index: number): Point => [
    ((index + 0.5) / categories.length) * 100,
    100 - heightOf(axis, value),
  ];
  const base = 100 - heightOf(axis, 0);

  return (
    <ChartFrame {...props} axis={axis}>
      {(at) => (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={stretched} aria-hidden>
          {series.map(({ label, tone, values }) => {
            const points = values.map(pointOf);
            const [x, y] = points[at] ?? [0, base];
            // Level at its ends, to both edges.
            const edges = [points[0]?.[1] ?? base, points.at(-1)?.[1] ?? base] as const;
            const path = toCurve([[0, edges[0]], ...points, [100, edges[1]]]);
            return (
              <g key={label}>
                <path className={area({ tone })} d={`${path}V${base}H0`} />
                <path
                  className={line({ tone, isDashed: tone === "neutral" })}
                  vectorEffect="non-scaling-stroke"
                  d={path}
                />
                {/* A line without length and with round ends: a circle would be stretched with the drawing. */}
                <path
                  className={line({ tone, isDot: true })}
                  vectorEffect="non-scaling-stroke"
                  d={`M${x} ${y}h0`}
                />
              </g>
            );
          })}
        </svg>
      )}
    </ChartFrame>
  );
}
