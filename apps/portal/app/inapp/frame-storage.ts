import type { StorageLike } from "@broker/hooks";

/** Matches the drafts that tabs share, one for each user: they keep the key of a request whose outcome is unknown. */
const SHARED_DRAFT = /^\w+Draft\.\d+$/;

/** Returns whether a storage stores a written value; a browser may deny the storage to frames. */
export function isKept(storage: StorageLike): boolean {
  const key = "inapp";
  try {
    storage.setItem(key, key);
    const kept = storage.getItem(key) === key;
    storage.removeItem(key);
    return kept;
  } catch {
    return false;
  }
}

/**
 * Returns the storage of a page in a frame. Drafts of money are in the browser's storage if the browser permits it, or else in
 * the storage of the host, so that a reload cannot send a request twice. The session and everything else are in memory, so that
 * the frame neither reads nor changes the session of the portal itself.
 */
export function createFrameStorage(
  browser: StorageLike,
  /** Returns the storage of the host for the drafts; null if the drafts are in the browser's storage. */
  instead: () => StorageLike | null,
): StorageLike {
  const entries = new Map<string, string>();
  const memory: StorageLike = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  const storageOf = (key: string) => (SHARED_DRAFT.test(key) ? (instead() ?? browser) : memory);
  return {
    getItem: (key) => storageOf(key).getItem(key),
    setItem: (key, value) => storageOf(key).setItem(key, value),
    removeItem: (key) => storageOf(key).removeItem(key),
  };
}
