import { createHash } from "node:crypto";
import type { Sql } from "../db/database.ts";
import { inTransaction } from "../db/transaction.ts";
import { Problem } from "../http/problem.ts";
import { networksOf } from "../http/network.ts";
import { type Slowdown, signInLimitStore } from "./sign-in-limit.store.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A known browser at its account, and a stranger's network at one account: at most 115 wrong passwords a day. */
const AT_ONE_ACCOUNT = { free: 10, longestSeconds: 900, forgottenAfterSeconds: DAY };
/** All strangers together at one account, wherever they are: at most 1,745 wrong passwords on a day, 1,440 on the next. */
const OF_ALL_STRANGERS = { free: 300, longestSeconds: 60, forgottenAfterSeconds: DAY };
/** A network at all accounts together. */
const OF_ONE_NETWORK = { free: 100, longestSeconds: 60, forgottenAfterSeconds: HOUR };

/** Who tries to sign in, as far as limits go. */
export interface Attempt {
  readonly role: "client" | "staff";
  readonly companyId: number | null;
  readonly email: string;
  readonly address: string;
  /** The hash of a browser that signed in to this account before, or null. */
  readonly deviceHash: string | null;
}

/** What is typed into a form and where from: neither belongs into an index, and it may be of any length. */
const hashed = (...parts: readonly (string | number | null)[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/**
 * What counts the failures of an attempt. A browser that signed in before has a count of its own and no other, so that
 * nobody else can keep its user out; all others are counted by network, by account, and by both.
 */
function slowdownsOf({ role, companyId, email, address, deviceHash }: Attempt): readonly Slowdown[] {
  const account = [role, companyId, email] as const;
  if (deviceHash) return [{ key: hashed("device", deviceHash, ...account), ...AT_ONE_ACCOUNT }];
  const networks = networksOf(address).flatMap(({ name, allowance }) => [
    { key: hashed("both", name, ...account), ...AT_ONE_ACCOUNT, free: AT_ONE_ACCOUNT.free * allowance },
    { key: hashed("network", name), ...OF_ONE_NETWORK, free: OF_ONE_NETWORK.free * allowance },
  ]);
  return [...networks, { key: hashed("account", ...account), ...OF_ALL_STRANGERS }];
}

/** A try that was let through. It stays counted as a failure unless it is given back. */
export interface Try {
  giveBack(sql: Sql): Promise<void>;
}

/** Lets an attempt through and counts it, or tells by a 429 for how long to wait. Tries that are refused do not count. */
export async function takeTry(sql: Sql, attempt: Attempt, at: Date): Promise<Try> {
  const slowdowns = slowdownsOf(attempt);
  const keys = slowdowns.map(({ key }) => key);
  await inTransaction(sql, async (transaction) => {
    const taken = await signInLimitStore.take(transaction, slowdowns, at);
    const refused = keys.filter((key) => !taken.has(key));
    if (refused.length === 0) return;
    const retryAfter = await signInLimitStore.waitOf(transaction, refused, at);
    throw new Problem(429, "tooManyAttempts", "Too many attempts. Please wait a moment and try again.", {
      retryAfter,
    });
  });
  return { giveBack: (transaction) => signInLimitStore.giveBack(transaction, keys, at) };
}
