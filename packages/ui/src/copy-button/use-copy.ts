import { useEffect, useState } from "react";

/** The state of a copy to the clipboard: not started, done, or refused by the browser. */
export interface CopyState {
  readonly step: "idle" | "copied" | "failed";
  copy(): void;
}

/**
 * Copies a text, and returns the result for two seconds.
 *
 * @example
 * const { step, copy } = useCopy("D-20261121-0000");
 */
export function useCopy(text: string): CopyState {
  const [step, setStep] = useState<CopyState["step"]>("idle");
  useEffect(() => {
    if (step === "idle") return undefined;
    const timer = setTimeout(() => setStep("idle"), 2000);
    return () => clearTimeout(timer);
  }, [step]);

  const copy = () => {
    // Undefined on insecure origins, and refused without permission.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("No clipboard."));
    written.then(
      () => setStep("copied"),
      () => setStep("failed"),
    );
  };
  return { step, copy };
}
