import { createHash } from "node:crypto";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import { createTooManyAttempts } from "../http/rate-limit.ts";
import { networksOf } from "../http/network.ts";
import { type Slowdown, signInLimitStore } from "./sign-in-limit.store.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * The limit of a known browser at its account, and of an unknown network at one account: at most 115 wrong passwords a
 * day.
 */
const AT_ONE_ACCOUNT = { free: 10, longestSeconds: 900, forgottenAfterSeconds: DAY };
/**
 * The limit of all unknown browsers together at one account: at most 1,745 wrong passwords on the first day,
 * 1,440 on the next.
 */
const OF_ALL_STRANGERS = { free: 300, longestSeconds: 60, forgottenAfterSeconds: DAY };
/** The limit of a network at all accounts together. */
const OF_ONE_NETWORK = { free: 100, longestSeconds: 60, forgottenAfterSeconds: HOUR };

/** An attempt to sign in, with the data that limits depend on. */
export interface Attempt {
  readonly role: "client" | "staff";
  readonly companyId: number | null;
  readonly email: string;
  readonly address: string;
  /** The name of the counter of a browser that signed in to this account before; null for an unknown browser. */
  readonly device: string | null;
}

/** Hashes user input and addresses, which may be of any length and must not be stored in an index. */
const hashed = (...parts: readonly (string | number | null)[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/**
 * Returns the counters of an attempt. A known browser has only its own counter, so that no stranger can lock its
 * user out; other attempts are counted by network, by account, and by both.
 */
function slowdownsOf({ role, companyId, email, address, device }: Attempt): readonly Slowdown[] {
  const account = [role, companyId, email] as const;
  if (device) return [{ key: hashed("device", device, ...account), ...AT_ONE_ACCOUNT }];
  const networks = networksOf(address).flatMap(({ name, allowance }) => [
    { key: hashed("both", name, ...account), ...AT_ONE_ACCOUNT, free: AT_ONE_ACCOUNT.free * allowance },
    { key: hashed("network", name), ...OF_ONE_NETWORK, free: OF_ONE_NETWORK.free * allowance },
  ]);
  return [...networks, { key: hashed("account", ...account), ...OF_ALL_STRANGERS }];
}

/** An admitted attempt, which counts as a failure unless it is given back. */
export interface Try {
  giveBack(sql: Sql): Promise<void>;
}

/** Admits and counts an attempt, or throws a 429 with the remaining delay. Refused attempts do not count. */
export const takeTry = (sql: Sql, attempt: Attempt, at: Date): Promise<Try> =>
  takeTryUnder(sql, slowdownsOf(attempt), at);

/** Admits and counts an attempt under some counters. */
export async function takeTryUnder(sql: Sql, slowdowns: readonly Slowdown[], at: Date): Promise<Try> {
  const keys = slowdowns.map(({ key }) => key);
  await runInTransaction(sql, async (transaction) => {
    const taken = await signInLimitStore.take(transaction, slowdowns, at);
    const refused = keys.filter((key) => !taken.has(key));
    if (refused.length === 0) return;
    throw createTooManyAttempts(await signInLimitStore.waitOf(transaction, refused, at));
  });
  return { giveBack: (transaction) => signInLimitStore.giveBack(transaction, keys, at) };
}
