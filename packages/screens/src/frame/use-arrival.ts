import { useLayoutEffect } from "react";
import { focusHeading } from "./focus-heading.ts";

// Of the document: where a page breaks, another root stands in for that of the application.
let last: string | null = null;

/** What holds the focus of somebody who is about to type; it is left there. */
const FIELD = "input, select, textarea";

/**
 * After every change of the path: scrolls to the top, and takes the focus to the page's heading, as soon as it is there
 * and unless the user went on meanwhile. Not on the first page of a document. One in the root serves every page.
 *
 * @example
 * export default function App() {
 *   useArrival(useLocation().pathname);
 *   return <Outlet />;
 * }
 */
export function useArrival(path: string): void {
  useLayoutEffect(() => {
    const isFirst = last === null;
    if (last === path) return undefined;
    last = path;
    if (isFirst) return undefined;
    window.scrollTo(0, 0);
    if (document.activeElement?.matches(FIELD)) return undefined;
    const page = () => document.querySelector("main");
    if (focusHeading(page(), 1)) return undefined;
    // A page whose heading is still on its way is arrived at all the same.
    page()?.focus();
    const watch = new MutationObserver(() => {
      const hasGoneOn = document.activeElement !== document.body && document.activeElement !== page();
      if (hasGoneOn || focusHeading(page(), 1)) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [path]);
}
