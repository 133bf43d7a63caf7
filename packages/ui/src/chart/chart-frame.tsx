import { type ReactNode, useId } from "react";
import { ChartTable, type Series } from "./chart-table.tsx";
import { figure, gridLine, legend, legendItem, picture, swatch, tick } from "./chart.css.ts";
import type { useWidth } from "./use-width.ts";
import type { ValueAxis } from "./value-axis.ts";

/** The size of the drawing in px; its width follows the container, so that text has its normal size on phones. */
export const board = { height: 260, bottom: 32, top: 8 } as const;

/** The minimum width per category name, and the minimum height per axis value, in px. */
const leastRoom = 72;

/** Estimates the width of an axis label in px; digits are a little wider than letters. */
const roomOf = (words: string) => words.length * 8;

const most = (rooms: readonly number[]) => Math.max(leastRoom, ...rooms);

/** Returns the left edge of the marks in px, beside the longest axis value. */
export const startOf = (value: ValueAxis, format: (value: number) => string) =>
  most(value.ticks(4).map((at) => roomOf(format(at)) + 8));

/** The width that is assumed until the container is measured. */
export const unmeasured = 640;

/** The properties of every chart. */
export interface ChartProps {
  /** A description of the chart, such as "Money in and out, last six months". */
  label: string;
  /** The names of the categories, one per point in time or group. */
  categories: readonly string[];
  series: readonly Series[];
  /** Formats a value for the axis and the table for screen readers. */
  format: (value: number) => string;
}

interface ChartFrameProps extends ChartProps {
  value: ValueAxis;
  frame: ReturnType<typeof useWidth>;
  /** Returns the centre of a category. */
  position: (index: number) => number;
  children: ReactNode;
}

/** The names of the series beside their colours. */
const Legend = ({ series }: Pick<ChartFrameProps, "series">) => (
  <figcaption className={legend} aria-hidden>
    {series.map((one) => (
      <span key={one.label} className={legendItem}>
        <span className={swatch({ tone: one.tone })} />
        {one.label}
      </span>
    ))}
  </figcaption>
);

/** The axes, legend and table around the marks of a chart. */
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
  const nameId = useId();
  const { measure, width: measured } = frame;
  const width = measured ?? unmeasured;
  const start = startOf(value, format);
  const room = most(categories.map((category) => roomOf(category) + 8));
  const every = Math.ceil((categories.length * room) / Math.max(width - start, room));
  /** Returns the centre of a name: below its mark, and within the drawing. */
  const middle = (index: number, half: number) => Math.max(Math.min(position(index), width - half), half);
  return (
    <figure ref={measure} className={figure} aria-labelledby={nameId}>
      <svg
        viewBox={`0 0 ${width} ${board.height}`}
        className={picture({ isMeasured: measured !== null })}
        aria-hidden
        focusable="false"
      >
        {value.ticks(4).map((at) => (
          <g key={at}>
            <path className={gridLine} d={`M${start} ${value(at)}H${width}`} />
            <text className={tick} x={start - 8} y={value(at)} textAnchor="end" dominantBaseline="middle">
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
              x={middle(index, roomOf(category) / 2.2)}
              y={board.height - 8}
              textAnchor="middle"
            >
              {category}
            </text>
          ) : null,
        )}
      </svg>
      {series.length > 1 && <Legend series={series} />}
      <ChartTable label={label} nameId={nameId} categories={categories} series={series} format={format} />
    </figure>
  );
}
