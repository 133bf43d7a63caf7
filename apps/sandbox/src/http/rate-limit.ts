import { createHash } from "node:crypto";
import { sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { rateLimits } from "../db/schema/rate-limit.ts";
import { Problem } from "./problem.ts";

/** How often something may be tried within a window. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Counts one try; past the limit it is a 429 that says when to come again. Rows, so that replicas count together,
 * and on the injected clock, so that a test can move it.
 */
export async function consume(sql: Sql, what: string, { points, seconds }: Limit, now: Date): Promise<void> {
  // What is counted may be as long as a stranger likes, and may be an address: neither belongs into an index.
  const key = createHash("sha256").update(what).digest("base64url");
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  const expired = raw`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await sql
    .insert(rateLimits)
    .values({ key, points: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: raw`case when ${expired} then 1 else ${rateLimits.points} + 1 end`,
        resetsAt: raw`case when ${expired} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  if (!row || row.points <= points) return;
  const retryAfter = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
  throw new Problem(429, "tooManyAttempts", "Too many attempts. Please wait a moment and try again.", {
    retryAfter,
  });
}
