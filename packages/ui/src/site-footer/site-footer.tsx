import { type ReactNode, useId } from "react";
import { Link } from "../link/link.tsx";
import {
  column,
  columns as columnsStyle,
  footer,
  heading as headingStyle,
  print,
} from "./site-footer.css.ts";

export interface FooterColumn {
  heading: string;
  links: readonly { href: string; label: string }[];
}

export interface SiteFooterProps {
  columns: readonly FooterColumn[];
  /** A logo or the company's name, before the columns. */
  brand?: ReactNode;
  /** Risk warning, company and year. */
  children: ReactNode;
}

/**
 * What stands at the end of every public page; goes into the `footer` of a `PageLayout`.
 *
 * @example
 * <SiteFooter columns={[{ heading: "Trading", links: [{ href: "/forex", label: "Forex" }] }]}>Risk warning…</SiteFooter>
 */
export function SiteFooter({ columns, brand, children }: SiteFooterProps) {
  const id = useId();
  return (
    <div className={footer}>
      <div className={columnsStyle}>
        {brand}
        {columns.map(({ heading, links }, index) => (
          <nav key={heading} className={column} aria-labelledby={`${id}-${index}`}>
            <span id={`${id}-${index}`} className={headingStyle}>
              {heading}
            </span>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} look="standalone">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={print}>{children}</div>
    </div>
  );
}
