import type { ReactNode } from "react";
import type { Gap } from "../theme/space.ts";
import { stack } from "./stack.css.ts";

export interface StackProps {
  children: ReactNode;
  /** Space between children in steps of 4 px; 4 (16 px) unless told. */
  gap?: Gap;
  align?: "stretch" | "start" | "center" | "end";
  textAlign?: "start" | "center";
  /** In an `Inline`: takes what is left of its line, and a line of its own where that is no room for words. */
  fills?: boolean;
  /** For `aria-describedby`. */
  id?: string;
  /** The element, where a list or a form section says more than a `div`. */
  as?: "div" | "ul" | "ol" | "li" | "section" | "header" | "footer";
}

/**
 * Children below each other with even space between them.
 *
 * @example
 * <Stack gap={6}><Heading level={1}>Profile</Heading><Text>Saved.</Text></Stack>
 */
export function Stack({ children, id, as: Element = "div", ...look }: StackProps) {
  return (
    <Element id={id} className={stack(look)}>
      {children}
    </Element>
  );
}
