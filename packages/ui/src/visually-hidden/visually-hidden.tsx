import type { ReactNode } from "react";
import { visuallyHidden } from "./visually-hidden.css.ts";

/** The properties of `VisuallyHidden`. */
interface VisuallyHiddenProps {
  /** The text. */
  children: ReactNode;
}

/**
 * Text for screen readers only.
 *
 * @example
 * <Text>+4.2 %<VisuallyHidden>, rising</VisuallyHidden></Text>
 */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
