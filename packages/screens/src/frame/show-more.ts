import { flushSync } from "react-dom";
import { focusFirst } from "./focus-heading.ts";

/**
 * Shows more items of a list, and moves the focus to the first of them, which a selector finds: the button that was pressed
 * is removed, and without this the focus would be lost.
 */
export function showMore(list: ParentNode | null, selector: string, show: () => void): void {
  flushSync(show);
  focusFirst(list, selector);
}
