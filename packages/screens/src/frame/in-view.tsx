import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";
import { useInView } from "./use-in-view.ts";

/**
 * What lies further down a page, mounted when it comes into view; `place` keeps its room, at its exact size. The place
 * is a stop of the Tab key, or that would leave the page above it; who comes so goes on at the heading of what is there.
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
      // Another element: the place is a stop of the Tab key, what came is not.
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
