import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Makes a step's only possible choice before the step is painted. A user who comes back to the step sees that choice,
 * and stays.
 *
 * @param choose makes the choice and continues; null where there is more than one, or one was made
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
