import type { ReactNode } from "react";
import type { Gap } from "../theme/space.ts";
import { stack } from "./stack.css.ts";

/** The properties of {@link Stack}. */
export interface StackProps {
  /** The content, from top to bottom. */
  children: ReactNode;
  /** Space between children in steps of 4 px; 4 (16 px) by default. */
  gap?: Gap;
  /** The position of children that are narrower than the stack; `stretch` widens them. */
  align?: "stretch" | "start" | "center" | "end";
  /** The alignment of texts inside. */
  textAlign?: "start" | "center";
  /** Whether the stack, in an `Inline`, uses the rest of its line, or a separate line where that is too narrow for text. */
  fills?: boolean;
  /** The id for `aria-describedby`. */
  id?: string;
  /** The element, where a list or a form section has more meaning than a `div`. */
  as?: "div" | "ul" | "ol" | "li" | "section" | "header" | "footer";
}

/**
 * Arranges children vertically with even space between them.
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
