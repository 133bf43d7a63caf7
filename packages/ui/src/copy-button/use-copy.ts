import { useEffect, useState } from "react";

/** Where a copy stands: nothing yet, done, or refused by the browser. */
export type CopyState = "idle" | "copied" | "failed";

/** Copies text and tells for two seconds how it went. */
export function useCopy(text: string): [CopyState, () => void] {
  const [state, setState] = useState<CopyState>("idle");
  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    // Absent on insecure origins, and refused where the page may not write.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("No clipboard."));
    written.then(
      () => setState("copied"),
      () => setState("failed"),
    );
  };
  return [state, copy];
}
