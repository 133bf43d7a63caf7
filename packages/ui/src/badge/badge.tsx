import type { ReactNode } from "react";
import { badge } from "./badge.css.ts";

/** The colours of badges; each has a meaning and is never the only cue. */
export type BadgeTone = "neutral" | "brand" | "positive" | "negative" | "warning" | "information";

export interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
}

/**
 * A word or two about the thing beside it.
 *
 * @example
 * <Badge tone="brand">New</Badge>
 */
export function Badge({ children, tone }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
