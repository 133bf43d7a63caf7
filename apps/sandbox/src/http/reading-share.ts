import pLimit, { type LimitFunction } from "p-limit";
import type { Network } from "./network.ts";
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

/** Who reads: a client, or somebody by the networks of their address, the narrowest first. */
export type Readers = readonly Network[];

/** A client by id. */
export const readerOf = (userId: number): Readers => [{ name: String(userId), allowance: 1 }];

interface Reader {
  readonly allowance: number;
  readonly inTurn: LimitFunction;
  bytes: number;
  at: number;
}

/** A share of reading for each client. */
export interface ReadingShare {
  /** Does some reading in the client's turn; past the share it is a 429. */
  take<T>(owners: Readers, work: () => Promise<T>): Promise<T>;
  /** Counts what was answered. */
  spend(owners: Readers, bytes: number): void;
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
      // The narrowest first, so that who waits for a turn of its own holds none of everybody's.
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

/** Makes the turns of calls that change something: two of a client at once, so that many of one do not delay another's. */
export const createChangingShare = (): Pick<ReadingShare, "take"> =>
  createReadingShare({ ...usual, burst: Number.POSITIVE_INFINITY });
