import type { ReactNode } from "react";
import { useInView } from "./use-in-view.ts";

/**
 * What lies further down a page, mounted when it comes into view; `place` keeps its room, at its exact size.
 *
 * @example
 * <InView place={<TrackersPlace />}><MarketTrackers /></InView>
 */
export function InView({ place, children }: { place: ReactNode; children: ReactNode }) {
  const [watch, isInView] = useInView();
  return isInView ? children : <div ref={watch}>{place}</div>;
}
