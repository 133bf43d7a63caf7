import { type ReactNode, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { Board } from "./board.tsx";
import { ChartTable, type Series } from "./chart-table.tsx";
import { figure } from "./chart.css.ts";
import { ReadOut } from "./read-out.tsx";
import type { ValueAxis } from "./value-axis.ts";

/** The properties of every chart. */
export interface ChartProps {
  /** A description of the chart, such as "Money in and out, last six months". */
  label: string;
  /** The short names of the categories for the axis, one per point in time or group. */
  categories: readonly string[];
  /** The full names of the categories, such as "November 2026", for the read-out and the table. */
  periods?: readonly string[];
  /** The name of all categories together: while no point is selected, the sums of all are shown, not the last values. */
  whole?: string;
  /** The lines or bars, each with a value per category. */
  series: readonly Series[];
  /** Formats a value for the axis. */
  format: (value: number) => string;
  /** Formats a value for the read-out and the table, if they are more exact than the axis. */
  formatExact?: (value: number) => string;
  /** The label of the button that shows the figures as a table; without it, the table is for screen readers and print. */
  tableLabel?: string;
}

interface ChartFrameProps extends ChartProps {
  axis: ValueAxis;
  look?: "axes" | "curve";
  /** Draws the marks; `at` is the selected point, or else the last. */
  children: (at: number) => ReactNode;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The axes, the read-out and the table around the marks of a chart. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, categories, periods = categories, whole, series, format, formatExact = format } = props;
  const { tableLabel, axis, look = "axes", children } = props;
  const nameId = useId();
  const [point, setPoint] = useState<number | null>(null);
  const [isTableShown, setTableShown] = useState(false);
  const at = point ?? categories.length - 1;
  const isWhole = point === null && whole !== undefined;
  const period = periods[at] ?? "";
  const valueOf = ({ values }: Series) => formatExact(values[at] ?? 0);

  return (
    <figure className={figure} aria-labelledby={nameId}>
      <ReadOut
        series={series}
        period={isWhole ? whole : period}
        valueOf={isWhole ? ({ values }) => formatExact(sumOf(values)) : valueOf}
      />
      <Board
        nameId={nameId}
        categories={categories}
        axis={axis}
        format={format}
        look={look}
        point={point}
        onPoint={setPoint}
        said={[period, ...series.map((one) => `${one.label} ${valueOf(one)}`)].join(", ")}
      >
        {children(at)}
      </Board>
      {tableLabel !== undefined && (
        <Button
          variant="quiet"
          aria-expanded={isTableShown}
          onPress={() => setTableShown((isShown) => !isShown)}
        >
          {tableLabel}
        </Button>
      )}
      <ChartTable
        label={label}
        nameId={nameId}
        periods={periods}
        series={series}
        format={formatExact}
        isShown={isTableShown}
      />
    </figure>
  );
}
