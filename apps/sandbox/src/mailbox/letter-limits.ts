import type { Sql } from "../db/database.ts";
import { Problem } from "../http/problem.ts";
import { consume, type Limit } from "../http/rate-limit.ts";
import type { Letter } from "./letter.ts";
import { mailboxOf } from "./mailbox-name.ts";

const UNVERIFIED: readonly Limit[] = [
  { points: 6, seconds: 3600 },
  { points: 20, seconds: 86_400 },
];
const VERIFIED: readonly Limit[] = [{ points: 60, seconds: 3600 }];
/** The limits for confirmations of support messages, whose sender can name any address. */
const NAMED_BY_ANYBODY: readonly Limit[] = [{ points: 5, seconds: 86_400 }];

interface Addressee {
  /** Null for a recipient without an account. */
  readonly userId: number | null;
  readonly email: string;
  readonly isVerified: boolean;
}

/** Returns the keys under which an e-mail counts, with their limits. */
function countsOf({ userId, email, isVerified }: Addressee, letter: Letter): readonly [string, Limit][] {
  const { kind } = letter;
  const to = mailboxOf(email);
  if (userId === null) {
    const group = kind === "messageWaiting" && letter.isOfClient ? "clients:" : "";
    const limits = kind === "messageReceived" ? NAMED_BY_ANYBODY : VERIFIED;
    return limits.map((limit) => [`letters:${limit.seconds}:${kind}:${group}to:${to}`, limit]);
  }
  const state = isVerified ? "" : "unverified:";
  return (isVerified ? VERIFIED : UNVERIFIED).flatMap((limit): [string, Limit][] => [
    [`letters:${limit.seconds}:${state}account:${userId}`, limit],
    [`letters:${limit.seconds}:${state}to:${to}`, limit],
  ]);
}

/**
 * Counts an e-mail to an account and to an address, whichever account uses it. Returns the time at which the next one
 * is allowed; null when it is allowed now.
 */
export async function countLetter(
  sql: Sql,
  whom: Addressee,
  letter: Letter,
  now: Date,
): Promise<Date | null> {
  try {
    for (const [what, limit] of countsOf(whom, letter)) await consume(sql, what, limit, now);
    return null;
  } catch (error) {
    if (!(error instanceof Problem) || error.retryAfter === null) throw error;
    return new Date(now.getTime() + error.retryAfter * 1000);
  }
}
