import type { ReactNode } from "react";
import { screenOnly } from "./screen-only.css.ts";

/**
 * Hides content in print that only works on a screen.
 *
 * @example
 * <ScreenOnly><Filters /></ScreenOnly>
 */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>;
}
