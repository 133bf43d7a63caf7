import { useEffect, useState } from "react";

/** Whether this is the first time that this failure is met in the tab, and a new document may name files that are there. */
function isFirst(failure: string): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(failure)) return false;
    sessionStorage.setItem(failure, "reloaded");
    return true;
  } catch {
    // Without a storage nothing would end it.
    return false;
  }
}

/**
 * Loads the page anew when its code does not come, once in a tab for each file: a new release may have removed it.
 *
 * @param failure what says which file it is; null where no code is missing
 * @returns whether the page is being loaded anew
 */
export function useReloadOnce(failure: string | null): boolean {
  const [isReloading] = useState(() => failure !== null && isFirst(failure));
  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);
  return isReloading;
}
