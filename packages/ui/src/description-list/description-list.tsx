import type { ReactNode } from "react";
import { details, list, row, term } from "./description-list.css.ts";

/** A term and its details, in a {@link DescriptionList}. */
export interface Description {
  /** The term, such as "Account number". */
  term: string;
  /** The value of the term. */
  details: ReactNode;
  /** A `CopyButton` or similar after the details. */
  action?: ReactNode;
  /** Emphasises the most important row, such as a total. */
  isEmphasised?: boolean;
}

/** The properties of `DescriptionList`. */
interface DescriptionListProps {
  /** The rows in their order. */
  items: readonly Description[];
}

/**
 * A list of terms with their details, such as bank details, a summary or a profile.
 *
 * @example
 * <DescriptionList items={[{ term: "Rate", details: "$1.00 = RM 4.4700" }]} />
 */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={list({})}>
      {items.map((item) => (
        <div key={item.term} className={row({ emphasis: item.isEmphasised || undefined })}>
          <dt className={term}>{item.term}</dt>
          <dd className={details}>
            {item.details}
            {item.action}
          </dd>
        </div>
      ))}
    </dl>
  );
}
