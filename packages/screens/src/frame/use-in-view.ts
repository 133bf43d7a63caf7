import { useCallback, useState } from "react";

/** Returns whether the element with the ref `watch` has come into view. */
export function useInView(): readonly [
  watch: (element: Element | null) => (() => void) | undefined,
  boolean,
] {
  const [isInView, setInView] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setInView(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isInView];
}
