import type { ReactNode } from "react";
import { screenOnly } from "./screen-only.css.ts";

/** The properties of `ScreenOnly`. */
interface ScreenOnlyProps {
  /** The content that is not printed. */
  children: ReactNode;
}

/**
 * Hides content in print that only works on a screen.
 *
 * @example
 * <ScreenOnly><Button variant="secondary">Download</Button></ScreenOnly>
 */
export function ScreenOnly({ children }: ScreenOnlyProps) {
  return <div className={screenOnly}>{children}</div>;
}
