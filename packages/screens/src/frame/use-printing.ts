import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

// From `beforeprint` to `afterprint`; the media query alone comes too late for what is drawn on paper.
let isAsked = false;

const isPrinting = () => isAsked || matchMedia("print").matches;
const isPrintingOnServer = () => false;

/** Draws before the browser goes on, as it takes the page to paper as it stands when the event is over. */
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
    // Whoever is left hears `afterprint`; when nobody is, nobody would.
    isAsked = false;
  };
}

/** Whether the page is being printed, for what a screen shows in parts and paper needs whole. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watchPrinting, isPrinting, isPrintingOnServer);
}
