import type { ReactNode } from "react";
import { text } from "./text.css.ts";

/** The properties of {@link Text}. */
export interface TextProps {
  /** The text. */
  children: ReactNode;
  /** `lead` is larger than the body, `small` is for captions and notes. */
  size?: "small" | "body" | "lead";
  /** `inherit` uses the colour of the parent. */
  tone?: "plain" | "muted" | "brand" | "positive" | "negative" | "warning" | "inherit";
  /** The weight of the font. */
  weight?: "regular" | "medium" | "strong";
  /** `prose` limits the length of lines for readability. */
  measure?: "full" | "prose";
  /** `tabular` gives all digits one width, for columns and counters. */
  figures?: "tabular";
  /** `one` truncates a long line with an ellipsis, except on phones. */
  lines?: "one";
  /** The element; a `span` or `strong` continues a line. */
  as?: "p" | "span" | "div" | "strong";
  /** `auto` for a text that a person wrote: its line breaks are shown, and each line has the direction of its own letters. */
  dir?: "auto";
  /** The id for `aria-describedby`. */
  id?: string;
}

/**
 * A paragraph or a span of text.
 *
 * @example
 * <Text size="small" tone="muted">Credited after review, usually within one day.</Text>
 */
export function Text({ children, as: Element = "p", id, dir, ...look }: TextProps) {
  return (
    <Element id={id} dir={dir} className={text({ ...look, dir })}>
      {children}
    </Element>
  );
}
