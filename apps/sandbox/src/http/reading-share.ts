import pLimit, { type LimitFunction } from "p-limit";
import { Problem } from "./problem.ts";

/** What one client may read. */
export interface ReadingLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Bytes at a stretch, and those that come back each second. */
  readonly burst: number;
  readonly perSecond: number;
}

const usual: ReadingLimits = { atOnce: 2, waiting: 100, burst: 32_000_000, perSecond: 1_000_000 };
/** What the smallest answer counts as, so that many of them count too. */
const LEAST = 2_000;
const MOST_KEPT = 10_000;

interface Reader {
  readonly inTurn: LimitFunction;
  bytes: number;
  at: number;
}

/** A share of reading for each client. */
export interface ReadingShare {
  /** Does some reading in the client's turn; past the share it is a 429. */
  take<T>(owner: string, work: () => Promise<T>): Promise<T>;
  /** Counts what was answered. */
  spend(owner: string, bytes: number): void;
}

/**
 * Makes one; each replica has its own. A few reads of a client are done at once and others wait their turn, as a page
 * that asks for many things at once wants it; and who reads without end is slowed down to a rate.
 */
export function createReadingShare(
  { atOnce, waiting, burst, perSecond }: ReadingLimits = usual,
  now: () => number = () => performance.now() / 1000,
): ReadingShare {
  const readers = new Map<string, Reader>();
  const forget = () => {
    for (const [owner, { inTurn, bytes, at }] of readers) {
      const isIdle = inTurn.activeCount + inTurn.pendingCount === 0;
      if (isIdle && bytes + (now() - at) * perSecond >= burst) readers.delete(owner);
    }
  };
  const find = (owner: string): Reader => {
    const found = readers.get(owner);
    if (found) {
      found.bytes = Math.min(burst, found.bytes + (now() - found.at) * perSecond);
      found.at = now();
      return found;
    }
    if (readers.size >= MOST_KEPT) forget();
    const made = { inTurn: pLimit(atOnce), bytes: burst, at: now() };
    readers.set(owner, made);
    return made;
  };
  return {
    async take(owner, work) {
      const { inTurn, bytes } = find(owner);
      const isSpent = bytes <= 0;
      if (isSpent || inTurn.pendingCount >= waiting)
        throw new Problem(429, "tooManyAttempts", "Too many requests. Please wait a moment and try again.", {
          retryAfter: isSpent ? Math.max(1, Math.ceil(-bytes / perSecond)) : 1,
        });
      return inTurn(work);
    },
    spend: (owner, bytes) => void (find(owner).bytes -= Math.max(LEAST, bytes)),
  };
}
