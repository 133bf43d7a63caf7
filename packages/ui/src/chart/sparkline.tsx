import type { SeriesTone } from "./chart-table.tsx";
import { area, line, sparkline } from "./marks.css.ts";
import { toCurve, type Point } from "./curve.ts";

/** The properties of {@link Sparkline}. */
export interface SparklineProps {
  /** A description of the line, such as "Rose by 4 % in 30 days". */
  label: string;
  /** The values of the line, oldest first. */
  values: readonly number[];
  /** The meaning, by colour. */
  tone?: SeriesTone;
}

/** The drawing, stretched to its place. */
const drawing = { width: 120, height: 40, edge: 3 } as const;

/** Returns the points of values; equal values are at the base. */
function pointsOf(values: readonly number[]): readonly Point[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const { width, height, edge } = drawing;
  return values.map((value, index) => [
    (index / Math.max(values.length - 1, 1)) * width,
    height - edge - ((value - low) / (high - low || 1)) * (height - 2 * edge),
  ]);
}

/**
 * A small line of a development without axes, beside its figure.
 *
 * @example
 * <Sparkline label="Rose by 4 % in 30 days" values={[1200, 1190, 1248]} />
 */
export function Sparkline({ label, values, tone = "brand" }: SparklineProps) {
  const { width, height } = drawing;
  const path = toCurve(pointsOf(values));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={sparkline}
      role="img"
      aria-label={label}
    >
      <path className={area({ tone })} d={`${path}V${height}H0`} />
      <path className={line({ tone })} vectorEffect="non-scaling-stroke" d={path} />
    </svg>
  );
}
