import { useCallback, useSyncExternalStore } from "react";

const unknown = () => null;

/**
 * Returns the whole seconds until a moment, by the wall clock, so that they are right after a device slept; 0 once it
 * has passed, and `null` on a server, whose clock differs.
 *
 * @example
 * const seconds = useRemainingSeconds(Date.UTC(2030, 0, 1), Date.now);
 */
export function useRemainingSeconds(until: number, now: () => number): number | null {
  const read = useCallback(() => Math.max(0, Math.ceil((until - now()) / 1000)), [until, now]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        clearTimeout(timer);
        onChange();
        const left = until - now();
        if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
      };
      document.addEventListener("visibilitychange", tick);
      tick();
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", tick);
      };
    },
    [until, now],
  );
  return useSyncExternalStore(subscribe, read, unknown);
}
