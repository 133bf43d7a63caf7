import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

/** The tone of a series, which carries meaning. */
export type SeriesTone = "brand" | "positive" | "negative" | "neutral";

/** A series with a value per category. Values are for drawing; `format` writes the exact ones. */
export interface Series {
  label: string;
  tone: SeriesTone;
  values: readonly number[];
}

interface ChartTableProps {
  label: string;
  /** The id of the element that names the table and the chart. */
  nameId: string;
  categories: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}

/** The figures as a table, for screen readers. */
export function ChartTable({ label, nameId, categories, series, format }: ChartTableProps) {
  return (
    <VisuallyHidden>
      <table aria-labelledby={nameId}>
        <thead>
          <tr>
            <th id={nameId} scope="col">
              {label}
            </th>
            {series.map((one) => (
              <th key={one.label} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map((one) => (
                <td key={one.label}>{format(one.values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
