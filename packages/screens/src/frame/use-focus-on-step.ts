import { type RefObject, useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";
import { moveIn, type Trail } from "./move-in.ts";

/**
 * Moves a new step in from its side, and the focus to its heading, because the focused button disappears with the
 * previous step. Applies to the second-level heading within the element that has the ref, whenever `place` changes, or
 * is set again after null, as behind a dialog; not on the first render. A step that is shown again with a refused field
 * focuses that field.
 *
 * @example
 * const box = useFocusOnStep(wizard.step);
 * return <div ref={box}>{steps[wizard.step]}</div>;
 */
export function useFocusOnStep(place: string | null): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef({ place, isAway: false });
  const trail = useRef<Trail>([]);
  useEffect(() => {
    const { place: from, isAway } = last.current;
    last.current = { place: place ?? from, isAway: place === null };
    if (place === null) return;
    const isNew = from !== null && place !== from;
    moveIn(isNew ? box.current : null, trail.current, place);
    const refused = isNew ? null : box.current?.querySelector<HTMLElement>("input[aria-invalid=true]");
    if (isAway && refused) refused.focus();
    else if (isNew || (isAway && from !== null)) focusHeading(box.current, 2);
  }, [place]);
  return box;
}
