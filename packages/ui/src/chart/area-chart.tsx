import { scalePoint } from "d3-scale";
import { area as areaShape, curveMonotoneX, line as lineShape } from "d3-shape";
import { board, ChartFrame, startOf, unmeasured, type ChartProps } from "./chart-frame.tsx";
import { area, line } from "./chart.css.ts";
import { useWidth } from "./use-width.ts";
import { createValueAxis } from "./value-axis.ts";

/**
 * A chart of amounts over time, with a table for screen readers.
 *
 * @example
 * <AreaChart label="E-wallet" categories={days} series={[{ label: "Balance", tone: "brand", values }]} format={format} />
 */
export function AreaChart(props: ChartProps) {
  const { categories, series, format } = props;
  const frame = useWidth();
  const width = frame.width ?? unmeasured;
  const most = Math.max(0, ...series.flatMap(({ values }) => values));
  const value = createValueAxis(most, [board.height - board.bottom, board.top]);
  const point = scalePoint(categories, [startOf(value, format) + 20, width - 20]);
  const position = (index: number) => point(categories[index] ?? "") ?? 0;
  const x = (_value: number, index: number) => position(index);
  const lineOf = lineShape<number>().x(x).y(value).curve(curveMonotoneX);
  const areaOf = areaShape<number>().x(x).y0(value(0)).y1(value).curve(curveMonotoneX);

  return (
    <ChartFrame {...props} frame={frame} value={value} position={position}>
      {series.map(({ label, tone, values }) => (
        <g key={label}>
          <path className={area({ tone })} d={areaOf([...values]) ?? ""} />
          <path className={line({ tone, isDashed: tone === "neutral" })} d={lineOf([...values]) ?? ""} />
        </g>
      ))}
    </ChartFrame>
  );
}
