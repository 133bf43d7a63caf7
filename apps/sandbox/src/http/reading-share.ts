import pLimit, { type LimitFunction } from "p-limit";
import type { Network } from "./network.ts";
import { Problem } from "./problem.ts";

/** The limits of one client's reads. */
export interface ReadingLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** The size of the bucket in bytes, and its refill per second. */
  readonly burst: number;
  readonly perSecond: number;
}

const usual: ReadingLimits = { atOnce: 2, waiting: 100, burst: 32_000_000, perSecond: 1_000_000 };
/** The minimum cost of an answer, so that many small ones count too. */
const LEAST = 2_000;
const MOST_KEPT = 10_000;

/** The reader: a client, or the networks of an address, the narrowest first. */
export type Readers = readonly Network[];

/** Returns the reader of a signed-in client. */
export const readerOf = (userId: number): Readers => [{ name: String(userId), allowance: 1 }];

interface Reader {
  readonly allowance: number;
  readonly inTurn: LimitFunction;
  bytes: number;
  at: number;
}

/** The share of reads of each client. */
export interface ReadingShare {
  /** Runs a read in the client's turn; throws a 429 past the client's share. */
  take<T>(owners: Readers, work: () => Promise<T>): Promise<T>;
  /** Counts the size of an answer against the share. */
  spend(owners: Readers, bytes: number): void;
}

/**
 * Creates the shares; each replica has its own. A few reads of a client run at once, as a page needs that makes
 * several; further ones wait, and continuous reading is slowed down to a rate.
 */
export function createReadingShare(
  { atOnce, waiting, burst, perSecond }: ReadingLimits = usual,
  now: () => number = () => performance.now() / 1000,
): ReadingShare {
  const readers = new Map<string, Reader>();
  const grown = ({ allowance, bytes, at }: Reader) =>
    Math.min(burst * allowance, bytes + (now() - at) * perSecond * allowance);
  const forget = () => {
    for (const [owner, reader] of readers) {
      const { inTurn, allowance } = reader;
      const isIdle = inTurn.activeCount + inTurn.pendingCount === 0;
      if (isIdle && grown(reader) >= burst * allowance) readers.delete(owner);
    }
  };
  const find = ({ name, allowance }: Network): Reader => {
    const found = readers.get(name);
    if (found) {
      found.bytes = grown(found);
      found.at = now();
      return found;
    }
    if (readers.size >= MOST_KEPT) forget();
    const made = { allowance, inTurn: pLimit(atOnce * allowance), bytes: burst * allowance, at: now() };
    readers.set(name, made);
    return made;
  };
  const check = ({ allowance, inTurn, bytes }: Reader): void => {
    const isSpent = bytes <= 0;
    if (isSpent || inTurn.pendingCount >= waiting * allowance)
      throw new Problem(429, "tooManyAttempts", "Too many requests. Please wait a moment and try again.", {
        retryAfter: isSpent ? Math.max(1, Math.ceil(-bytes / (perSecond * allowance))) : 1,
      });
  };
  return {
    async take<T>(owners: Readers, work: () => Promise<T>): Promise<T> {
      const found = owners.map(find);
      for (const one of found) check(one);
      // The narrowest network is first, so that a read that waits for its own turn occupies no shared one.
      const inAll = found.reduceRight(
        (inner, { inTurn }) =>
          () =>
            inTurn(inner),
        work,
      );
      return inAll();
    },
    spend(owners, bytes) {
      for (const one of owners) find(one).bytes -= Math.max(LEAST, bytes);
    },
  };
}

/**
 * Creates turns: each client or session runs two calls at once, so that many requests of one client do not delay another
 * client.
 */
export const createClientTurns = (): Pick<ReadingShare, "take"> =>
  createReadingShare({ ...usual, burst: Number.POSITIVE_INFINITY });
