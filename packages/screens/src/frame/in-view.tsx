import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";
import { useInView } from "./use-in-view.ts";

/**
 * Mounts content when it comes into view; `place` reserves its space at its exact size. The placeholder is a tab stop,
 * since otherwise Tab would leave the page above it; the focus then moves to the content's heading.
 *
 * @example
 * <InView place={<TrackersPlace />}><MarketTrackers /></InView>
 */
export function InView({ place, children }: { place: ReactNode; children: ReactNode }) {
  const [watch, isInView] = useInView();
  const box = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);
  useEffect(() => {
    if (isInView && wasFocused.current) focusHeading(box.current, 2);
  }, [isInView]);
  const wait = useCallback(
    (element: HTMLElement | null) => {
      element?.setAttribute("tabindex", "0");
      return watch(element);
    },
    [watch],
  );
  if (isInView)
    return (
      // Another element, because the placeholder is a tab stop and the content is not.
      <div key="here" ref={box}>
        {children}
      </div>
    );
  return (
    <div
      key="place"
      ref={wait}
      onFocus={() => (wasFocused.current = true)}
      onBlur={({ relatedTarget }) => (wasFocused.current = relatedTarget === null)}
    >
      {place}
    </div>
  );
}
