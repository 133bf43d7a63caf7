import { cell, table } from "./chart-table.css.ts";
import { chartTable } from "./chart.css.ts";

/** The tone of a series, which carries meaning. */
export type SeriesTone = "brand" | "positive" | "negative" | "neutral";

/** A series with a value per category. Values are for drawing; `format` writes the exact ones. */
export interface Series {
  /** The name in the legend, the read-out and the table. */
  label: string;
  /** The meaning, by colour. */
  tone: SeriesTone;
  /** One value per category. */
  values: readonly number[];
}

interface ChartTableProps {
  label: string;
  /** The id of the element that names the table and the chart. */
  nameId: string;
  periods: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Otherwise it is for screen readers and for print. */
  isShown: boolean;
}

/** The figures as a table: for screen readers, in print, and on request. */
export function ChartTable({ label, nameId, periods, series, format, isShown }: ChartTableProps) {
  return (
    <div className={chartTable({ isShown })}>
      <table className={table} aria-labelledby={nameId}>
        <thead>
          <tr>
            <th id={nameId} className={cell} scope="col">
              {label}
            </th>
            {series.map((one) => (
              <th key={one.label} className={cell} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period, index) => (
            <tr key={period}>
              <th className={cell} scope="row">
                {period}
              </th>
              {series.map((one) => (
                <td key={one.label} className={cell}>
                  {format(one.values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
