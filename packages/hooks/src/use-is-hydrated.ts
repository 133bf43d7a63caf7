import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns false on a server and while its page hydrates, then true: what is read from the browser's storage follows the first render. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
