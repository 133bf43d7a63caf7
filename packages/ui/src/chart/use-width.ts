import { useCallback, useState } from "react";

/**
 * Measures the width in px of the element that gets `measure` as its ref; `null` until it is measured.
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
