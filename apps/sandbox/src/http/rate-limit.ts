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

interface Counted {
  readonly points: number;
  readonly resetsAtSeconds: number;
}

// The text may be of any length and may be an address, so the index stores its hash.
const keyOf = (what: string): string => createHash("sha256").update(what).digest("base64url");

/** Counts attempts under a key; skips the database where the limit is known to be reached. */
async function countTries(sql: Sql, what: string, limit: Limit, at: Date, tries: number): Promise<Counted> {
  const reached = reachedLimitsOf(sql);
  const knownEnd = reached.find(what, at);
  if (knownEnd !== null) return { points: limit.points + 1, resetsAtSeconds: knownEnd };
  const key = keyOf(what);
  const resetsAt = new Date(at.getTime() + limit.seconds * 1000);
  const counted = await rateLimitStore.add(sql, { key, points: tries, resetsAt, now: at.toISOString() });
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
  const counted = await countTries(sql, what, limit, at, tries);
  if (counted.points <= limit.points) return;
  const retryAfter = Math.max(1, Math.ceil(counted.resetsAtSeconds - at.getTime() / 1000));
  throw new Problem(429, "tooManyAttempts", "Too many attempts. Please wait a moment and try again.", {
    retryAfter,
  });
}

/** An attempt that is counted by the statement of its call. */
export interface Attempt {
  readonly write: Write;
  /** Notes that the statement has counted it. */
  counted(): void;
}

/**
 * Runs a call whose attempt its own statement counts, which costs no statement of its own; throws a 429 past the limit,
 * with nothing done. An attempt whose statement did not run, or failed, is counted apart, so that refused ones count too.
 */
export async function consumeWithin<T>(
  sql: Sql,
  what: string,
  limit: Limit,
  at: Date,
  work: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  if (reachedLimitsOf(sql).find(what, at) !== null) await consume(sql, what, limit, at);
  let isCounted = false;
  const write = rateLimitStore.tried({
    key: keyOf(what),
    resetsAt: new Date(at.getTime() + limit.seconds * 1000).toISOString(),
    now: at.toISOString(),
    most: limit.points,
  });
  const [outcome] = await Promise.allSettled([work({ write, counted: () => void (isCounted = true) })]);
  if (!isCounted) await consume(sql, what, limit, at);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
