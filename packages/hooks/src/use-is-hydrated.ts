import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns false on a server and in the first render in the browser, which must show the same as the server's page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
