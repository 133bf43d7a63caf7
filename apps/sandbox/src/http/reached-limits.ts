import type { Sql } from "../db/database.ts";
import { isTransaction } from "../db/transaction.ts";

/** The time for which a reached limit is cached, in milliseconds of real time. */
const KEPT_MILLISECONDS = 1_000;
const MOST_KEPT = 10_000;

interface Reached {
  /** The instants by the provider's clock at which the limit was reached and its window ends. */
  readonly at: Date;
  readonly resetsAtSeconds: number;
  /** The end of the cache entry, in milliseconds of real time. */
  readonly until: number;
}

const databases = new WeakMap<Sql, Map<string, Reached>>();

/** Clears the cache, because the counts in the database were deleted. */
export const forgetReachedLimits = (sql: Sql): void => void databases.delete(sql);

/**
 * Returns the cache of limits that were reached within the last second, so that a flood of refused requests does not
 * load the database. Within a transaction it is empty, because its counts may be rolled back.
 */
export function reachedLimitsOf(sql: Sql, now: () => number = () => performance.now()) {
  if (isTransaction(sql)) return { find: () => null, note: () => {} };
  const reached = databases.get(sql) ?? new Map<string, Reached>();
  databases.set(sql, reached);
  return {
    /** Returns the remaining seconds of a reached limit's window; null where the database must be read. */
    find(key: string, at: Date): number | null {
      const found = reached.get(key);
      if (!found) return null;
      // A clock that was set back moves the ends of all windows.
      const isKnown = now() < found.until && at >= found.at;
      if (isKnown && at.getTime() / 1000 < found.resetsAtSeconds) return found.resetsAtSeconds;
      reached.delete(key);
      return null;
    },
    note(key: string, at: Date, resetsAtSeconds: number): void {
      const [oldest] = reached.size >= MOST_KEPT ? reached.keys() : [];
      if (oldest !== undefined) reached.delete(oldest);
      reached.set(key, { at, resetsAtSeconds, until: now() + KEPT_MILLISECONDS });
    },
  };
}
