import type { ReactNode } from "react";
import { badge } from "./badge.css.ts";

/** The colours of badges; each has a meaning and is never the only indication. */
export type BadgeTone = "neutral" | "brand" | "positive" | "negative" | "warning" | "information";

/** The properties of {@link Badge}. */
export interface BadgeProps {
  /** The text, one or two words. */
  children: ReactNode;
  /** The meaning, by colour; the text says it too. */
  tone?: BadgeTone;
}

/**
 * A short label about the element beside it.
 *
 * @example
 * <Badge tone="brand">New</Badge>
 */
export function Badge({ children, tone }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
