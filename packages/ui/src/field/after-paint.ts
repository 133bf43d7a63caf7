import { useEffect, useRef } from "react";

/** Milliseconds after which the work runs without a frame: a hidden page, and a frame out of view, do not paint. */
const PATIENCE = 100;

/**
 * Calls back after the next frame is painted, and returns the function that cancels it. A hidden page is not painted:
 * there it calls back in the next task.
 */
export function runAfterPaint(callback: () => void): () => void {
  const given = new AbortController();
  const run = () => {
    if (given.signal.aborted) return;
    given.abort();
    callback();
  };
  if (document.visibilityState === "hidden") setTimeout(run);
  else {
    requestAnimationFrame(() => setTimeout(run));
    setTimeout(run, PATIENCE);
  }
  return () => given.abort();
}

/**
 * Returns a function that runs the work of a press after its feedback is painted: the frame that answers the press is
 * short, whatever follows it. Only the last work of an element runs, and none after the element is removed.
 */
export function useAfterPaint(): (work: () => void) => void {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return (work) => {
    cancel.current?.();
    cancel.current = runAfterPaint(work);
  };
}
