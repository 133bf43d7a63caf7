import type { CSSProperties } from "react";

/** Returns an inline style that sets a CSS variable of `createVar()`, for values known only at run time. */
export function toCssVariable(reference: string, value: string): CSSProperties {
  return { [reference.replace(/^var\((--[^,)]+).*$/, "$1")]: value };
}
