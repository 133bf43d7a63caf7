import { useCallback, useState } from "react";

/**
 * The width in px of the element that takes `measure` as its ref, kept up to date, and `null` until it is known.
 *
 * @example
 * const { measure, width } = useWidth();
 */
export function useWidth(): {
  measure: (element: HTMLElement | null) => (() => void) | undefined;
  width: number | null;
} {
  const [width, setWidth] = useState<number | null>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { measure, width };
}
