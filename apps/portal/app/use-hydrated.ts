import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Returns false while prerendering and hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
