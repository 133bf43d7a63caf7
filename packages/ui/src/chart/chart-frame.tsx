import type { ReactNode } from "react";
import { ChartTable, type Series } from "./chart-table.tsx";
import { figure, gridLine, legend, legendItem, picture, swatch, tick } from "./chart.css.ts";
import type { useWidth } from "./use-width.ts";
import type { ValueAxis } from "./value-axis.ts";

/** The drawing board in px: as wide as its place, so that letters keep their size on phones. */
export const board = { height: 260, start: 72, bottom: 32, top: 8 } as const;

/** Room that the name of a category needs, in px. */
const tickRoom = 72;

/** The width a chart is computed for until its own is known. */
export const unmeasured = 640;

/** What every chart takes. */
export interface ChartProps {
  /** What the chart tells, such as "Money in and out, last six months". */
  label: string;
  /** One name per point in time or group. */
  categories: readonly string[];
  series: readonly Series[];
  /** Writes a value, at the axis and in the table for screen readers. */
  format: (value: number) => string;
}

interface ChartFrameProps extends ChartProps {
  value: ValueAxis;
  frame: ReturnType<typeof useWidth>;
  /** Where the middle of a category lies. */
  position: (index: number) => number;
  children: ReactNode;
}

/** Axes, legend and table around the marks of a chart. */
export function ChartFrame({
  label,
  categories,
  series,
  format,
  value,
  frame,
  position,
  children,
}: ChartFrameProps) {
  const { measure, width: measured } = frame;
  const width = measured ?? unmeasured;
  const every = Math.ceil((categories.length * tickRoom) / Math.max(width - board.start, tickRoom));
  return (
    <figure ref={measure} className={figure}>
      <svg
        viewBox={`0 0 ${width} ${board.height}`}
        className={picture({ isMeasured: measured !== null })}
        aria-hidden
        focusable="false"
      >
        {value.ticks(4).map((at) => (
          <g key={at}>
            <path className={gridLine} d={`M${board.start} ${value(at)}H${width}`} />
            <text
              className={tick}
              x={board.start - 8}
              y={value(at)}
              textAnchor="end"
              dominantBaseline="middle"
            >
              {format(at)}
            </text>
          </g>
        ))}
        {children}
        {categories.map((category, index) =>
          index % every === 0 ? (
            <text
              key={category}
              className={tick}
              x={position(index)}
              y={board.height - 8}
              textAnchor="middle"
            >
              {category}
            </text>
          ) : null,
        )}
      </svg>
      {series.length > 1 && (
        <figcaption className={legend} aria-hidden>
          {series.map((one) => (
            <span key={one.label} className={legendItem}>
              <span className={swatch({ tone: one.tone })} />
              {one.label}
            </span>
          ))}
        </figcaption>
      )}
      <ChartTable label={label} categories={categories} series={series} format={format} />
    </figure>
  );
}
