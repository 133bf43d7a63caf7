import type { Sql } from "../db/database.ts";
import { Problem } from "../http/problem.ts";
import { consume, type Limit } from "../http/rate-limit.ts";

const UNVERIFIED: readonly Limit[] = [
  { points: 6, seconds: 3600 },
  { points: 20, seconds: 86_400 },
];
const VERIFIED: readonly Limit[] = [{ points: 60, seconds: 3600 }];

/** `ann+1@example.com` and `ann+2@example.com` are one mailbox. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, "@");

/**
 * Counts one letter to an account and to an address, whichever account it is of; gives when there is room again, or
 * null where there is now.
 */
export async function whenThereIsRoom(
  sql: Sql,
  { userId, email, isVerified }: { userId: number; email: string; isVerified: boolean },
  now: Date,
): Promise<Date | null> {
  const kind = isVerified ? "" : "unverified:";
  try {
    for (const limit of isVerified ? VERIFIED : UNVERIFIED) {
      await consume(sql, `letters:${limit.seconds}:${kind}account:${userId}`, limit, now);
      await consume(sql, `letters:${limit.seconds}:${kind}to:${mailboxOf(email)}`, limit, now);
    }
    return null;
  } catch (error) {
    if (!(error instanceof Problem) || error.retryAfter === null) throw error;
    return new Date(now.getTime() + error.retryAfter * 1000);
  }
}
