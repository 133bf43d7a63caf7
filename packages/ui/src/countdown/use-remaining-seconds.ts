import { useCallback, useSyncExternalStore } from "react";

const unknown = () => null;

/**
 * Whole seconds until a moment, judged by the wall clock, so that a sleeping device does not stretch it;
 * 0 once it has passed and `null` while rendered on a server, whose clock is another.
 *
 * @example
 * const seconds = useRemainingSeconds(expiresAt, Date.now);
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
