import { type FocusEvent, type ReactNode, useRef } from "react";
import { useLatePart } from "../late-part/use-late-part.ts";
import { unboxed } from "./focus-keeper.css.ts";
import { type FocusStop, stopAt } from "./focus-stop.ts";

/** How many stops are kept: as deep as dialogs ever stand above each other, with room. */
const KEPT = 20;

// Nothing is lost before something has the focus.
const load = () => import("./keep-focus.tsx").then(({ KeepFocus }) => KeepFocus);

/**
 * Whoever types or listens never falls to the start of the page: when what has the focus vanishes or is disabled, and
 * nothing else takes the focus, it goes to the heading of what took its place; after a dialog whose trigger has gone,
 * to that of where the trigger stood. What others than these parts had in focus is left alone.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const stops = useRef<FocusStop[]>([]);
  const [KeepFocus, requestKeeping] = useLatePart(load);
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const others = stops.current.filter(({ element }) => element !== target);
    stops.current = [...others.slice(1 - KEPT), stopAt(target)];
    requestKeeping(() => undefined);
  };
  return (
    <div className={unboxed} onFocus={note}>
      {children}
      {KeepFocus && <KeepFocus stopsRef={stops} />}
    </div>
  );
}
