import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { region } from "./floating-region.css.ts";

export interface FloatingRegionProps {
  /** Names the region for screen readers, such as "Session". */
  label: string;
  children: ReactNode;
}

/**
 * Keeps a notice in view above the page, wherever it is scrolled, without stopping the work below it. Beside a dialog it
 * can still be read and used. It stands at the end of the document, in browsers only.
 *
 * @example
 * <FloatingRegion label="Session"><Notice tone="warning" title="Your session ends soon">…</Notice></FloatingRegion>
 */
export function FloatingRegion({ label, children }: FloatingRegionProps) {
  if (typeof document === "undefined") return null;
  // A dialog makes inert what stands beside it, but for this mark; what comes later must not come into an inert part.
  return createPortal(
    <section aria-label={label} className={region} data-react-aria-top-layer="true">
      {children}
    </section>,
    document.body,
  );
}
