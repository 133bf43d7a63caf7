import type { StorageLike } from "@broker/hooks";

const nowhere: StorageLike = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Returns a storage of the browser; if the browser denies it, a storage that stores nothing. */
export function browserStorage(kind: "localStorage" | "sessionStorage"): StorageLike {
  try {
    return globalThis.window?.[kind] ?? nowhere;
  } catch {
    return nowhere;
  }
}
