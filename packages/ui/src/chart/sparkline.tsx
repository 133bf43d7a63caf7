import { scaleLinear } from "d3-scale";
import { area as areaShape, curveMonotoneX, line as lineShape } from "d3-shape";
import type { SeriesTone } from "./chart-table.tsx";
import { area, line, sparkline } from "./chart.css.ts";

/** The properties of {@link Sparkline}. */
export interface SparklineProps {
  /** A description of the line, such as "Rose by 4 % in 30 days". */
  label: string;
  values: readonly number[];
  tone?: SeriesTone;
}

/**
 * A small line of a development without axes, beside its figure.
 *
 * @example
 * <Sparkline label="Rose by 4 % in 30 days" values={balances} />
 */
export function Sparkline({ label, values, tone = "brand" }: SparklineProps) {
  const points = [...values];
  const x = scaleLinear([0, Math.max(points.length - 1, 1)], [1, 119]);
  const y = scaleLinear([Math.min(...points), Math.max(...points)], [37, 3]);
  const at = (_value: number, index: number) => x(index);
  return (
    <svg viewBox="0 0 120 40" preserveAspectRatio="none" className={sparkline} role="img" aria-label={label}>
      <path
        className={area({ tone })}
        d={areaShape<number>().x(at).y0(40).y1(y).curve(curveMonotoneX)(points) ?? ""}
      />
      <path
        className={line({ tone })}
        vectorEffect="non-scaling-stroke"
        d={lineShape<number>().x(at).y(y).curve(curveMonotoneX)(points) ?? ""}
      />
    </svg>
  );
}
