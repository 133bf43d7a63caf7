import { startTransition, useEffect, useState } from "react";

/** Whether a component was hydrated since the page was loaded; components that are mounted later were not prerendered. */
let isPageHydrated = false;

/**
 * Returns false during prerendering and hydration, and true soon after, so that the work of later content does not delay the
 * first input.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isPageHydrated);
  useEffect(() => {
    isPageHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
