import { useCallback, useState } from "react";

/** Whether the element that takes `watch` as its ref has come into the part of the page that is seen. */
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
