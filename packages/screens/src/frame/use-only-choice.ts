import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Makes the only possible choice of a step before the step is painted. A user who returns to the step sees the choice, and the
 * step stays open.
 *
 * @param choose makes the choice and continues; null if there are several choices, or the choice was made
 * @param step the step, since two steps in a row may each have one
 */
export function useOnlyChoice(choose: (() => void) | null, step: string): void {
  const madeAt = useRef<string | null>(null);
  const make = useEffectEvent(() => choose?.());
  const isDue = choose !== null;
  useLayoutEffect(() => {
    if (!isDue) madeAt.current = null;
    else if (madeAt.current !== step) {
      madeAt.current = step;
      make();
    }
  }, [isDue, step]);
}
