import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { unboxed } from "./focus-keeper.css.ts";
import { type FocusStop, isUsable, nextPlace, stopAt } from "./focus-stops.ts";

/** How many stops are kept: as deep as dialogs ever stand above each other, with room. */
const KEPT = 20;
const watched = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ["disabled", "hidden", "inert", "aria-hidden", "aria-busy"],
};

const isNowhere = () => document.activeElement === document.body || document.activeElement === null;

/** After two frames: a dialog gives the focus back in the first, a page that is arrived at takes it before. */
function afterTwoFrames(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(callback)));
  return () => cancelAnimationFrame(frame);
}

/**
 * Whoever types or listens never falls to the start of the page: when what has the focus vanishes or is disabled, and
 * nothing else takes the focus, it goes to the heading of what took its place; after a dialog whose trigger has gone,
 * to that of where the trigger stood. What others than these parts had in focus is left alone.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const stops = useRef<FocusStop[]>([]);
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const place = () => {
      cancel = null;
      if (!isNowhere()) return;
      const target = nextPlace(stops.current);
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
      // Left by who uses it, as with a press on nothing.
      if (isUsable(last.element)) stops.current = [];
      else cancel = afterTwoFrames(place);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, watched);
    // Nobody is told of what stands elsewhere on the page, but that the focus went there.
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
    stops.current = [...others.slice(1 - KEPT), stopAt(target)];
  };
  return (
    <div className={unboxed} onFocus={note}>
      {children}
    </div>
  );
}
