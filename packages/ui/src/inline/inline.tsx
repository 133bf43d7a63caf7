import type { ReactNode } from "react";
import type { Gap } from "../theme/space.ts";
import { inline } from "./inline.css.ts";

/** The properties of {@link Inline}. */
export interface InlineProps {
  /** The content, from start to end. */
  children: ReactNode;
  /** Space between children in steps of 4 px; 3 (12 px) by default. */
  gap?: Gap;
  /** The position of lower children in their line. */
  align?: "start" | "center" | "end" | "baseline";
  /** The position of the children in a line with room; `between` moves them to both ends. */
  justify?: "start" | "center" | "end" | "between";
  /** Whether children may wrap to further lines, as they do by default. */
  wrap?: "wrap" | "nowrap";
  /** The minimum height: `target` is the height of a button, so that a button that loads late moves no other content. */
  minHeight?: "target";
}

/**
 * Arranges children side by side, in reading direction.
 *
 * @example
 * <Inline justify="between"><Text>Fee</Text><Money value="0.00" currency="USD" /></Inline>
 */
export function Inline({ children, ...look }: InlineProps) {
  return <div className={inline(look)}>{children}</div>;
}
