import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { region } from "./floating-region.css.ts";

/** The properties of {@link FloatingRegion}. */
export interface FloatingRegionProps {
  /** The name of the region for screen readers, such as "Session". */
  label: string;
  /** The content, such as a `Notice`. */
  children: ReactNode;
}

/**
 * A notice that stays in view above the page without blocking it. It can be read and used beside a dialog. It is
 * rendered at the end of the document, in browsers only.
 *
 * @example
 * <FloatingRegion label="Session"><Notice tone="warning" title="Your session ends soon">Two minutes are left.</Notice></FloatingRegion>
 */
export function FloatingRegion({ label, children }: FloatingRegionProps) {
  if (typeof document === "undefined") return null;
  // A dialog makes its siblings inert, except elements with this attribute; the region must not be rendered into an inert
  // element.
  return createPortal(
    <section aria-label={label} className={region} data-react-aria-top-layer="true">
      {children}
    </section>,
    document.body,
  );
}
