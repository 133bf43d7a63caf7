import type { ReactNode } from "react";
import { region } from "./floating-region.css.ts";

export interface FloatingRegionProps {
  /** Names the region for screen readers, such as "Session". */
  label: string;
  children: ReactNode;
}

/**
 * Keeps a notice in view above the page, wherever it is scrolled, without stopping the work below it.
 *
 * @example
 * <FloatingRegion label="Session"><Notice tone="warning" title="Your session ends soon">…</Notice></FloatingRegion>
 */
export function FloatingRegion({ label, children }: FloatingRegionProps) {
  return (
    <section aria-label={label} className={region}>
      {children}
    </section>
  );
}
