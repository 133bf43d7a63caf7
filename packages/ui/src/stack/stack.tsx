import type { ReactNode } from "react";
import type { Gap } from "../theme/space.ts";
import { stack } from "./stack.css.ts";

export interface StackProps {
  children: ReactNode;
  /** Space between children in steps of 4 px; 4 (16 px) unless told. */
  gap?: Gap;
  align?: "stretch" | "start" | "center" | "end";
  textAlign?: "start" | "center";
  /** The element, where a list or a form section says more than a `div`. */
  /** For `aria-describedby`. */
  id?: string;
  as?: "div" | "ul" | "ol" | "li" | "section" | "header" | "footer";
}

/**
 * Children below each other with even space between them.
 *
 * @example
 * <Stack gap={6}><Heading level={1}>Profile</Heading><Text>Saved.</Text></Stack>
 */
export function Stack({ children, gap, align, textAlign, id, as: Element = "div" }: StackProps) {
  return (
    <Element id={id} className={stack({ gap, align, textAlign })}>
      {children}
    </Element>
  );
}
