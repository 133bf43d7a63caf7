import type { ReactNode } from "react";
import { text } from "./text.css.ts";

export interface TextProps {
  children: ReactNode;
  size?: "small" | "body" | "lead";
  /** `inherit` takes the colour of the part around it. */
  tone?: "plain" | "muted" | "brand" | "positive" | "negative" | "warning" | "inherit";
  weight?: "regular" | "medium" | "strong";
  /** `prose` keeps lines short enough to read. */
  measure?: "full" | "prose";
  /** `tabular` gives all figures one width, for columns and counters. */
  figures?: "tabular";
  /** `one` cuts a long line with an ellipsis; not on phones, where it is read whole. */
  lines?: "one";
  as?: "p" | "span" | "div" | "strong";
  id?: string;
}

/**
 * Running text.
 *
 * @example
 * <Text size="small" tone="muted">Credited after review, usually within one day.</Text>
 */
export function Text({ children, as: Element = "p", id, ...look }: TextProps) {
  return (
    <Element id={id} className={text(look)}>
      {children}
    </Element>
  );
}
