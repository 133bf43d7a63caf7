import { createHash } from "node:crypto";
import type { Sql } from "../db/database.ts";
import { networksOf } from "./network.ts";
import { Problem } from "./problem.ts";
import { rateLimitStore } from "./rate-limit.store.ts";

/** How often something may be tried within a window. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** Who is counted: a user by id, everybody else by the networks of their address. */
export type Sender = { readonly userId: number } | { readonly address: string };

/** Counts one try of somebody, or several, as {@link consume} does; the larger network of an address may do more. */
export async function consumeOf(
  sql: Sql,
  what: string,
  who: Sender,
  limit: Limit,
  at: Date,
  tries = 1,
): Promise<void> {
  if ("userId" in who) return consume(sql, `${what}:${who.userId}`, limit, at, tries);
  for (const { name, allowance } of networksOf(who.address))
    await consume(sql, `${what}:${name}`, { ...limit, points: limit.points * allowance }, at, tries);
}

async function countTries(sql: Sql, what: string, { seconds }: Limit, at: Date, points: number) {
  // What is counted may be as long as a stranger likes, and may be an address: neither belongs into an index.
  const key = createHash("sha256").update(what).digest("base64url");
  const resetsAt = new Date(at.getTime() + seconds * 1000);
  return rateLimitStore.add(sql, { key, points, resetsAt, now: at.toISOString() });
}

/** Counts one try, and says where in the window it is: within the limit, the last of it, or beyond. */
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
 * Counts one try or several, in a transaction of its own; past the limit it is a 429 that says when to come again. Rows, so that
 * replicas count together, and on the injected clock, so that a test can move it.
 */
export async function consume(sql: Sql, what: string, limit: Limit, at: Date, tries = 1): Promise<void> {
  const counted = await countTries(sql, what, limit, at, tries);
  if (counted.points <= limit.points) return;
  const retryAfter = Math.max(1, Math.ceil(counted.resetsAtSeconds - at.getTime() / 1000));
  throw new Problem(429, "tooManyAttempts", "Too many attempts. Please wait a moment and try again.", {
    retryAfter,
  });
}
