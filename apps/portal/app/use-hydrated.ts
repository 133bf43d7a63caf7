import { startTransition, useEffect, useState } from "react";

/** Whether a component was hydrated since the page was loaded: those that are mounted later were not prerendered. */
let isPageHydrated = false;

/** Returns false while prerendering and hydrating, true soon after: what follows must not delay the first input. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isPageHydrated);
  useEffect(() => {
    isPageHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
