import { parseJson } from "./kept-value.ts";

/** The storage of a browser. It may throw, be full, or be disabled. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Writes to a storage. What a full or forbidden storage does not take is in memory only, and nothing else happens. */
export function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // The page works without its storage.
  }
}

/** Returns the stored value of a key; null where there is none, or it cannot be read. `revive` is that of `JSON.parse`. */
export const readRecord = (
  storage: StorageLike,
  key: string,
  revive?: (field: string, value: unknown) => unknown,
): unknown => parseJson(() => storage.getItem(key), revive);

/** Stores a record, of version 1 if it names none. */
export const writeRecord = (storage: StorageLike, key: string, value: object): void =>
  attempt(() => storage.setItem(key, JSON.stringify({ version: 1, ...value })));

/** Removes the records of some keys. */
export function removeRecords(storage: StorageLike, keys: readonly string[]): void {
  for (const key of keys) attempt(() => storage.removeItem(key));
}
