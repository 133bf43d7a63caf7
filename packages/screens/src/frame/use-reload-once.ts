import { useEffect, useState } from "react";

// During the reload the same failure may be rendered again, and must not show a message.
let isUnderWay = false;

/** Returns whether a failure is the first of its kind in the tab, so that a reload may fix it. */
function isFirst(failure: string): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(failure)) return false;
    sessionStorage.setItem(failure, "reloaded");
    isUnderWay = true;
    return true;
  } catch {
    // Without storage, the page would reload for ever.
    return false;
  }
}

/**
 * Reloads the page when its code failed to load, once per file and tab, since a new release may have removed it.
 *
 * @param failure a text that identifies the file; null when no code is missing
 * @returns whether the page is reloading
 */
export function useReloadOnce(failure: string | null): boolean {
  const [isReloading] = useState(() => failure !== null && (isUnderWay || isFirst(failure)));
  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);
  return isReloading;
}
