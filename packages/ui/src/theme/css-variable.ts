import type { CSSProperties } from "react";

/** Inline style that sets one CSS variable made by `createVar()`, for values known only at run time. */
export function cssVariable(reference: string, value: string): CSSProperties {
  return { [reference.replace(/^var\((--[^,)]+).*$/, "$1")]: value };
}
