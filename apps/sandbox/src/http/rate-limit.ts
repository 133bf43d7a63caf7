import { createHash } from "node:crypto";
import type { Sql } from "../db/database.ts";
import type { Write } from "../db/statement.ts";
import { limitedNetworksOf } from "./network.ts";
import { Problem } from "./problem.ts";
import { reachedLimitsOf } from "./reached-limits.ts";
import { rateLimitStore } from "./rate-limit.store.ts";

/** The maximum number of attempts within a window. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** The counted party: a signed-in user by id, other clients by the networks of their address. */
export type Sender = { readonly userId: number } | { readonly address: string };

/**
 * Counts attempts of a user or of the networks of an address like {@link consume}; a larger network has a larger limit.
 */
export async function consumeOf(
  sql: Sql,
  what: string,
  who: Sender,
  limit: Limit,
  at: Date,
  tries = 1,
): Promise<void> {
  if ("userId" in who) return consume(sql, `${what}:${who.userId}`, limit, at, tries);
  for (const { name, allowance } of limitedNetworksOf(who.address))
    await consume(sql, `${what}:${name}`, { ...limit, points: limit.points * allowance }, at, tries);
}

/** Creates the problem of an attempt beyond a limit, with the seconds until the next attempt. */
export const createTooManyAttempts = (retryAfter: number): Problem =>
  new Problem(429, "tooManyAttempts", "Too many attempts. Please wait a moment and try again.", {
    retryAfter,
  });

interface Counted {
  readonly points: number;
  readonly resetsAtSeconds: number;
}

/** Returns the values by which the database counts an attempt: its key, the end of a window that begins now, and the time. */
const countingOf = (what: string, { seconds }: Limit, at: Date) => ({
  // The text may be of any length and may be an address, so the index stores its hash.
  key: createHash("sha256").update(what).digest("base64url"),
  resetsAt: new Date(at.getTime() + seconds * 1000),
  now: at.toISOString(),
});

/** Counts attempts under a key; skips the database where the limit is known to be reached. */
async function countTries(sql: Sql, what: string, limit: Limit, at: Date, tries: number): Promise<Counted> {
  const reached = reachedLimitsOf(sql);
  const knownEnd = reached.find(what, at);
  if (knownEnd !== null) return { points: limit.points + 1, resetsAtSeconds: knownEnd };
  const counted = await rateLimitStore.add(sql, { ...countingOf(what, limit, at), points: tries });
  if (counted.points > limit.points) reached.note(what, at, counted.resetsAtSeconds);
  return counted;
}

/** Counts an attempt, and returns its position: within the limit, the last one, or beyond. */
export async function placeOf(
  sql: Sql,
  what: string,
  limit: Limit,
  at: Date,
): Promise<"within" | "last" | "beyond"> {
  const { points } = await countTries(sql, what, limit, at, 1);
  if (points === limit.points) return "last";
  return points < limit.points ? "within" : "beyond";
}

/**
 * Counts attempts in a separate transaction; throws a 429 with a Retry-After past the limit. The counts are database
 * rows, so that replicas share them, and use the injected clock, so that tests can move it.
 */
export async function consume(sql: Sql, what: string, limit: Limit, at: Date, tries = 1): Promise<void> {
  const end = await countBeyond(sql, what, limit, at, tries);
  if (end === null) return;
  throw createTooManyAttempts(Math.max(1, Math.ceil((end.getTime() - at.getTime()) / 1000)));
}

/** Counts attempts like {@link consume}, and returns the end of the window past the limit; null within the limit. */
export async function countBeyond(
  sql: Sql,
  what: string,
  limit: Limit,
  at: Date,
  tries: number,
): Promise<Date | null> {
  const counted = await countTries(sql, what, limit, at, tries);
  return counted.points <= limit.points ? null : new Date(counted.resetsAtSeconds * 1000);
}

/** An attempt that the statement of a call counts together with its other writes. */
export interface Attempt {
  readonly write: Write;
  /** Notes that the statement has counted the attempt. */
  counted(): void;
}

/**
 * Runs a call that counts its attempt in the statement of its writes, which saves a statement; throws a 429 past the limit,
 * with nothing done. If that statement did not run, or failed, the attempt is counted in a separate transaction, so that
 * refused attempts count too.
 */
export async function consumeWithin<T>(
  sql: Sql,
  what: string,
  limit: Limit,
  at: Date,
  work: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  // Throws without a query, because the limit is known to be reached.
  if (reachedLimitsOf(sql).find(what, at) !== null) await consume(sql, what, limit, at);
  let isCounted = false;
  const write = rateLimitStore.tried({ ...countingOf(what, limit, at), most: limit.points });
  try {
    return await work({ write, counted: () => void (isCounted = true) });
  } finally {
    if (!isCounted) await consume(sql, what, limit, at);
  }
}
