import type { Series } from "./chart-table.tsx";
import { entry, period as periodStyle, readOut, seriesLabel, seriesValue } from "./chart.css.ts";
import { swatch } from "./marks.css.ts";

interface ReadOutProps {
  series: readonly Series[];
  /** The period of the values. */
  period: string;
  /** Returns the value of a series, formatted. */
  valueOf: (series: Series) => string;
}

/** The line above a chart: each series with its value at the selected point, and otherwise of all points. */
export function ReadOut({ series, period, valueOf }: ReadOutProps) {
  return (
    <figcaption className={readOut}>
      {series.map((one) => (
        <div key={one.label} className={entry}>
          <div className={seriesLabel}>
            {series.length > 1 && <span className={swatch({ tone: one.tone })} />}
            {one.label}
          </div>
          <div className={seriesValue}>{valueOf(one)}</div>
        </div>
      ))}
      <div className={periodStyle({ isAbove: series.length > 1 })}>{period}</div>
    </figcaption>
  );
}
