import { useLayoutEffect, useRef, useState } from "react";
import type { Decimal } from "../money/money-format.ts";

/** The duration of a count, in ms. */
const COUNT = 240;

/**
 * Returns the value to show: after a change, values on the way to the new one for a moment. A first value is shown at once, as
 * is every value for a user who prefers reduced motion.
 */
export function useCount(value: Decimal | undefined, isCounting: boolean): Decimal | undefined {
  const text = value?.toString();
  const [counted, setCounted] = useState<string | null>(null);
  const shown = useRef(text);
  // Before the first frame with the new value.
  useLayoutEffect(() => {
    const [from, to] = [Number(shown.current), Number(text)];
    shown.current = text;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isCounting || !Number.isFinite(to - from) || to === from || isStill) return undefined;
    const start = performance.now();
    let frame = 0;
    const count = () => {
      const part = Math.min((performance.now() - start) / COUNT, 1);
      setCounted(part < 1 ? (from + (to - from) * part).toFixed(2) : null);
      if (part < 1) frame = requestAnimationFrame(count);
    };
    count();
    return () => {
      cancelAnimationFrame(frame);
      setCounted(null);
    };
  }, [text, isCounting]);
  return value === undefined ? undefined : (counted ?? value);
}
