import type { ReactNode } from "react";
import { heading } from "./heading.css.ts";

const sizeOfLevel = { 1: "heading", 2: "title", 3: "body", 4: "body" } as const;

export interface HeadingProps {
  children: ReactNode;
  /** Place in the outline of the page; one `1` per page. */
  level: 1 | 2 | 3 | 4;
  /** Look, where it should differ from the level's own. */
  size?: "hero" | "display" | "heading" | "title" | "lead" | "body";
  /** For `aria-labelledby`. */
  id?: string;
}

/**
 * A heading of the page's outline.
 *
 * @example
 * <Heading level={1}>Transactions</Heading>
 */
export function Heading({ children, level, size = sizeOfLevel[level], id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={heading({ size })}>
      {children}
    </Element>
  );
}
