import { useEffect } from "react";

const open = new Set<symbol>();

/** Tells whether something on the page was edited and not saved; ask it before leaving. */
export function hasUnsavedEdits(): boolean {
  return open.size > 0;
}

const keep = (event: BeforeUnloadEvent) => event.preventDefault();

/** Notes edits that would be lost: the browser asks before the page is closed, and {@link hasUnsavedEdits} knows. */
export function useUnsavedEdits(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const edits = Symbol("edits");
    open.add(edits);
    window.addEventListener("beforeunload", keep);
    return () => {
      open.delete(edits);
      window.removeEventListener("beforeunload", keep);
    };
  }, [isUnsaved]);
}
