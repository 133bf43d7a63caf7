import { startTransition, useEffect, useState } from "react";

/** Returns false while prerendering and hydrating, true soon after: what follows must not delay the first input. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
