import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Makes a step's only possible choice before the step is painted. A user who comes back to the step sees that choice,
 * and stays.
 *
 * @param choose makes the choice and continues; null where there is more than one, or one was made
 */
export function useOnlyChoice(choose: (() => void) | null): void {
  const wasMade = useRef(false);
  const make = useEffectEvent(() => choose?.());
  const isDue = choose !== null;
  useLayoutEffect(() => {
    if (!isDue) wasMade.current = false;
    else if (!wasMade.current) {
      wasMade.current = true;
      make();
    }
  }, [isDue]);
}
