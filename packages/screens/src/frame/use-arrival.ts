import { useLayoutEffect } from "react";
import { focusHeading } from "./focus-heading.ts";
import { moveIn, type Trail } from "./move-in.ts";

// The value is per document, because after an error another root replaces the root of the app.
let last: string | null = null;
const trail: Trail = [];

/** Fields, which keep the focus of a user who may be typing. */
const FIELD = "input, select, textarea";

/**
 * After every change of the path, scrolls to the top, moves the page in from its side, and moves the focus to the
 * page's heading, once it is rendered and unless the user has moved the focus meanwhile. Does nothing on the first page
 * of a document. Call it once in the root component.
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
    const page = () => document.querySelector("main");
    moveIn(isFirst ? null : page(), trail, path);
    if (isFirst) return undefined;
    window.scrollTo(0, 0);
    if (document.activeElement?.matches(FIELD)) return undefined;
    if (focusHeading(page(), 1)) return undefined;
    // Until the heading is rendered, the page itself has the focus.
    page()?.focus();
    const watch = new MutationObserver(() => {
      const hasGoneOn = document.activeElement !== document.body && document.activeElement !== page();
      if (hasGoneOn || focusHeading(page(), 1)) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [path]);
}
