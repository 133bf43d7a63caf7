import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

// From `beforeprint` to `afterprint`; the media query alone matches too late for rendering.
let isAsked = false;

const isPrinting = () => isAsked || matchMedia("print").matches;
const isPrintingOnServer = () => false;

/** Subscribes to printing. Changes are rendered synchronously, because the browser prints the page right after the event. */
function watchPrinting(onChange: () => void): () => void {
  const paper = matchMedia("print");
  const follow = () => flushSync(onChange);
  const begin = () => {
    isAsked = true;
    follow();
  };
  const end = () => {
    isAsked = false;
    follow();
  };
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  paper.addEventListener("change", follow);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    paper.removeEventListener("change", follow);
    // Without a subscriber, `afterprint` is not received.
    isAsked = false;
  };
}

/** Returns whether the page is being printed, for paged content that print needs in full. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watchPrinting, isPrinting, isPrintingOnServer);
}
