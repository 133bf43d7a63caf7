import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { unboxed } from "./focus-keeper.css.ts";
import { type FocusStop, isUsable, findNextPlace, toFocusStop } from "./focus-stops.ts";

/** The number of remembered stops: more than the depth of nested dialogs. */
const KEPT = 20;
const watched = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ["disabled", "hidden", "inert", "aria-hidden", "aria-busy"],
};

const isNowhere = () => document.activeElement === document.body || document.activeElement === null;

/** Calls back after two frames: a dialog restores the focus in the first, and a new page sets it before. */
function afterTwoFrames(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(callback)));
  return () => cancelAnimationFrame(frame);
}

/**
 * Keeps the focus from falling back to the document. When the focused element is removed or disabled, and no other
 * element gets the focus, it moves to the heading of the replacement; after a dialog whose trigger is gone, to the
 * heading of the trigger's section. Elements outside of these children are ignored.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const stops = useRef<FocusStop[]>([]);
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const place = () => {
      cancel = null;
      if (!isNowhere()) return;
      const target = findNextPlace(stops.current);
      // An element may be inert while a dialog is open or a page loads: try again at the next DOM change.
      if (!target) return;
      const isSeen = stops.current.at(-1)?.isSeen ?? false;
      stops.current = stops.current.filter(({ element }) => isUsable(element));
      if (!target.hasAttribute("tabindex") && target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: !isSeen });
    };
    const look = () => {
      const last = stops.current.at(-1);
      if (cancel || !last || !isNowhere()) return;
      // The user has left the element, for example by a click on the background.
      if (isUsable(last.element)) stops.current = [];
      else cancel = afterTwoFrames(place);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, watched);
    // The focus moved to an element elsewhere on the page.
    const forget = ({ target }: Event) => {
      if (target instanceof HTMLElement && stops.current.at(-1)?.element !== target) stops.current = [];
    };
    document.addEventListener("focusin", forget);
    return () => {
      cancel?.();
      observer.disconnect();
      document.removeEventListener("focusin", forget);
    };
  }, []);

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const others = stops.current.filter(({ element }) => element !== target);
    stops.current = [...others.slice(1 - KEPT), toFocusStop(target)];
  };
  return (
    <div className={unboxed} onFocus={note}>
      {children}
    </div>
  );
}
