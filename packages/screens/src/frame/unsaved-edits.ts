import { useEffect } from "react";

const open = new Set<symbol>();

/** Tells whether something on the page was edited and not saved; ask it before leaving. */
export function hasUnsavedEdits(): boolean {
  return open.size > 0;
}

/** Lets the page be left without a question, as when the session has ended and takes the edits with it. */
export function forgetUnsavedEdits(): void {
  open.clear();
}

const keep = (event: BeforeUnloadEvent) => open.size > 0 && event.preventDefault();

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
