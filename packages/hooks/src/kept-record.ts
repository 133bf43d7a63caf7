import { parseJson } from "./kept-value.ts";

/** The storage of a browser. It may throw, be full, or be disabled. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Writes to a storage. If the storage is full or forbidden, the value stays in memory only, and no error is thrown. */
export function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // The page works without its storage.
  }
}

/**
 * Returns the stored value of a key; null if no value is stored, or it cannot be read. `revive` is the reviver of `JSON.parse`.
 */
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
