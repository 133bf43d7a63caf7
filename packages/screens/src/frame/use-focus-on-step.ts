import { type RefObject, useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

/**
 * Keeps who types or listens at what is shown: the button that led to a step is gone with the step before. Takes the
 * focus to the step's heading of the second level, in the element that takes the ref, whenever `place` has changed, or
 * is there again after it was null, as behind a dialog; not at the first.
 *
 * @example
 * const box = useFocusOnStep(wizard.step);
 * return <div ref={box}>{steps[wizard.step]}</div>;
 */
export function useFocusOnStep(place: string | null): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef({ place, isAway: false });
  useEffect(() => {
    const { place: from, isAway } = last.current;
    last.current = { place: place ?? from, isAway: place === null };
    if (place !== null && from !== null && (isAway || place !== from)) focusHeading(box.current, 2);
  }, [place]);
  return box;
}
