import type { SeriesTone } from "./chart-table.tsx";
import { area, line, sparkline } from "./chart.css.ts";

/** The properties of {@link Sparkline}. */
export interface SparklineProps {
  /** A description of the line, such as "Rose by 4 % in 30 days". */
  label: string;
  values: readonly number[];
  tone?: SeriesTone;
  /** `large` for half of a panel, where the last value is marked. */
  size?: "small" | "large";
}

/** The drawing, stretched to its place; `end` leaves room for the mark of the last value. */
const drawing = { width: 120, height: 40, edge: 3, end: 1.5 } as const;

/** Returns the points of values; equal values are at the base. */
function pointsOf(values: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const { width, height, edge, end } = drawing;
  return values.map((value, index) => [
    (index / Math.max(values.length - 1, 1)) * (width - end),
    height - edge - ((value - low) / (high - low || 1)) * (height - 2 * edge),
  ]);
}

/** Returns the path through points, which is level at each, so that it never exceeds a value. */
const pathOf = (points: ReturnType<typeof pointsOf>): string =>
  points
    .map(([x, y], index) => {
      const [before, level] = points[index - 1] ?? [x, y];
      const middle = (before + x) / 2;
      return index === 0 ? `M${x} ${y}` : `C${middle} ${level} ${middle} ${y} ${x} ${y}`;
    })
    .join("");

/**
 * A small line of a development without axes, beside its figure.
 *
 * @example
 * <Sparkline label="Rose by 4 % in 30 days" values={balances} />
 */
export function Sparkline({ label, values, tone = "brand", size = "small" }: SparklineProps) {
  const { width, height } = drawing;
  const points = pointsOf(values);
  const path = pathOf(points);
  const [x, y] = points.at(-1) ?? [0, height];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={sparkline({ size })}
      role="img"
      aria-label={label}
    >
      <path className={area({ tone })} d={`${path}V${height}H0`} />
      <path className={line({ tone })} vectorEffect="non-scaling-stroke" d={path} />
      {size === "large" && (
        // A line without length and with round ends: a circle would be stretched with the drawing.
        <path className={line({ tone, isDot: true })} vectorEffect="non-scaling-stroke" d={`M${x} ${y}h0`} />
      )}
    </svg>
  );
}
