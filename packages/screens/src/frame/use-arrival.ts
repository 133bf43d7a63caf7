import { useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

/** After every change of the path: scrolls to the top, and takes the focus to the page's heading. Not on the first page. */
export function useArrival(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    window.scrollTo(0, 0);
    const content = document.getElementById("content");
    // A page whose heading is still on its way is arrived at all the same.
    if (!focusHeading(content, 1)) content?.focus();
  }, [path]);
}
