import { useEffect, useEffectEvent, useRef } from "react";
import { useIsShown } from "../use-is-shown.ts";

/** An entry that may be new. */
interface Arriving {
  readonly id: string;
  readonly isRead: boolean;
}

/**
 * Calls a function with the number of unread entries that were not in an earlier read, once for each entry. Entries of the
 * first read do not count. While the page is hidden the function is not called; entries that arrive meanwhile count when the
 * page is shown again.
 */
export function useArrivals(
  rows: readonly Arriving[] | null,
  onArrived: ((count: number) => void) | undefined,
): void {
  const isShown = useIsShown();
  const known = useRef<ReadonlySet<string> | null>(null);
  const tell = useEffectEvent((count: number) => onArrived?.(count));
  useEffect(() => {
    if (rows === null) known.current = null;
    if (rows === null || !isShown) return;
    const before = known.current;
    known.current = new Set(rows.map(({ id }) => id));
    const count = before === null ? 0 : rows.filter(({ id, isRead }) => !isRead && !before.has(id)).length;
    if (count > 0) tell(count);
  }, [rows, isShown]);
}
