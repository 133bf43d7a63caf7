import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as css from "./comparison-table.css.ts";

export interface Offer {
  id: string;
  name: string;
  /** A link or the like under the name. */
  action?: ReactNode;
  /** Lifts one offer out of the others. */
  isHighlighted?: boolean;
}

export interface ComparisonRow {
  label: string;
  /** By offer: words and figures, or yes and no. */
  values: Readonly<Record<string, ReactNode>>;
}

export interface ComparisonTableProps {
  /** Names the table, such as "Account types". */
  label: string;
  offers: readonly Offer[];
  rows: readonly ComparisonRow[];
  labels: { yes: string; no: string };
}

/**
 * Offers side by side, feature by feature; on phones each feature becomes a small list of the offers.
 *
 * @example
 * <ComparisonTable label="Account types" offers={[{ id: "pro", name: "Pro" }]} rows={[{ label: "Swap-free", values: { pro: true } }]} labels={{ yes: "Yes", no: "No" }} />
 */
export function ComparisonTable({ label, offers, rows, labels }: ComparisonTableProps) {
  return (
    <table className={css.table} aria-label={label}>
      <thead className={css.head}>
        <tr>
          <th scope="col">
            <VisuallyHidden>{label}</VisuallyHidden>
          </th>
          {offers.map(({ id, name, action, isHighlighted = false }) => (
            <th key={id} scope="col" className={css.offer({ isHighlighted })}>
              <span className={css.name}>{name}</span>
              {action}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {rows.map((row) => (
          <tr key={row.label} className={css.row}>
            <th scope="row" className={css.feature}>
              {row.label}
            </th>
            {offers.map(({ id, name, isHighlighted = false }) => (
              <td key={id} data-label={name} className={css.cell({ isHighlighted })}>
                <Value of={row.values[id]} labels={labels} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ of: value, labels }: { of: ReactNode; labels: ComparisonTableProps["labels"] }) {
  if (typeof value !== "boolean") return <span>{value}</span>;
  return (
    <span className={css.sign({ isYes: value })}>
      <Icon of={value ? Check : Minus} />
      <VisuallyHidden>{value ? labels.yes : labels.no}</VisuallyHidden>
    </span>
  );
}
