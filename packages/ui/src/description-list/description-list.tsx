import type { ReactNode } from "react";
import { details, list, row, term } from "./description-list.css.ts";

export interface Description {
  /** Such as "Account number". */
  term: string;
  details: ReactNode;
  /** A `CopyButton` or the like behind the details. */
  action?: ReactNode;
  /** Set for the row that matters most, such as a total. */
  isEmphasised?: boolean;
}

/**
 * Names and their values: bank details, a summary, a profile.
 *
 * @example
 * <DescriptionList items={[{ term: "Rate", details: "$1.00 = RM 4.4700" }]} />
 */
export function DescriptionList({ items }: { items: readonly Description[] }) {
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
