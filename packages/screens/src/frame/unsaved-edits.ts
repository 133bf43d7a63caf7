import { useEffect } from "react";

const open = new Set<symbol>();

/** Returns whether the page has unsaved edits; check it before navigation. */
export function hasUnsavedEdits(): boolean {
  return open.size > 0;
}

/** Discards unsaved edits without confirmation, as when the session has ended. */
export function forgetUnsavedEdits(): void {
  open.clear();
}

const keep = (event: BeforeUnloadEvent) => open.size > 0 && event.preventDefault();

/** Registers unsaved edits: the browser asks before the page is closed, and {@link hasUnsavedEdits} returns true. */
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
