import { useSyncExternalStore } from "react";
import { breakpoints } from "../theme/tokens.ts";

const isBelowOnServer = () => false;

/**
 * Returns whether the window is narrower than a breakpoint, for content that differs and not only its layout; false on a
 * server. Paper is as wide as a desktop.
 *
 * @example
 * const isPhone = useIsBelow("medium");
 */
export function useIsBelow(name: keyof typeof breakpoints): boolean {
  const query = `screen and (max-width: ${breakpoints[name] - 0.02}px)`;
  return useSyncExternalStore(
    (onChange) => {
      const width = matchMedia(query);
      width.addEventListener("change", onChange);
      return () => width.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    isBelowOnServer,
  );
}
