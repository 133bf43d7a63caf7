import { type RefObject, useEffect } from "react";
import type { FocusStop } from "./focus-stop.ts";
import { isUsable, nextPlace } from "./focus-stops.ts";

const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden"] };

const isNowhere = () => document.activeElement === document.body || document.activeElement === null;

/** After two frames: a dialog gives the focus back in the first, a page that is arrived at takes it before. */
function afterTwoFrames(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(callback)));
  return () => cancelAnimationFrame(frame);
}

/** Brings a focus that was lost to where it belongs, by the stops that it made; `FocusKeeper` loads it with the first. */
export function KeepFocus({ stopsRef }: { stopsRef: RefObject<FocusStop[]> }) {
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const place = () => {
      cancel = null;
      if (!isNowhere()) return;
      const target = nextPlace(stopsRef.current);
      const isSeen = stopsRef.current.at(-1)?.isSeen ?? false;
      stopsRef.current = stopsRef.current.filter(({ element }) => isUsable(element));
      if (!target) return;
      if (!target.hasAttribute("tabindex") && target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: !isSeen });
    };
    const look = () => {
      const last = stopsRef.current.at(-1);
      if (cancel || !last || !isNowhere()) return;
      // Left by who uses it, as with a press on nothing.
      if (isUsable(last.element)) stopsRef.current = [];
      else cancel = afterTwoFrames(place);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, watched);
    // Nobody is told of what stands elsewhere on the page, but that the focus went there.
    const forget = ({ target }: Event) => {
      if (target instanceof HTMLElement && stopsRef.current.at(-1)?.element !== target) stopsRef.current = [];
    };
    document.addEventListener("focusin", forget);
    // It may have been lost while this was on its way.
    look();
    return () => {
      cancel?.();
      observer.disconnect();
      document.removeEventListener("focusin", forget);
    };
  }, [stopsRef]);
  return null;
}
