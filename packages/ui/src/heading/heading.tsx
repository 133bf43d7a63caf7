import type { ReactNode } from "react";
import { heading } from "./heading.css.ts";

const sizeOfLevel = { 1: "heading", 2: "title", 3: "body", 4: "body" } as const;

/** The properties of {@link Heading}. */
export interface HeadingProps {
  /** The text. */
  children: ReactNode;
  /** The level in the outline of the page; one `1` per page. */
  level: 1 | 2 | 3 | 4;
  /** The size, where it differs from the level's default. */
  size?: "hero" | "display" | "heading" | "title" | "lead" | "body";
  /** The id for `aria-labelledby`. */
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
