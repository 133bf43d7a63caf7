import type { Context } from "hono";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import type { Env } from "../http/env.ts";
import { openNewSession } from "../session/let-in.ts";
import type { HandOut } from "../session/session.service.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { answerChallenge } from "./challenge.service.ts";
import { spendAppCode } from "./factor-code.ts";
import { randomBytesOf, seal } from "./seal.ts";
import { secondFactorStore } from "./second-factor.store.ts";
import { toBase32, toOtpauthUri } from "./totp.ts";

/** The bytes of a secret, as long as the hash of its codes. */
const SECRET_BYTES = 20;
/** The name that authenticator apps show for the accounts of staff. */
const ISSUER = "Back office";

/** The key that a member of staff enters in an authenticator app. */
export interface SetUp {
  readonly secret: string;
  readonly uri: string;
}

/**
 * Begins the set-up of an app for a member of staff, and voids earlier keys; null if the member of staff has an app already.
 */
export async function beginStaffFactor(deps: Deps, { userId, email }: UserRow): Promise<SetUp | null> {
  const bytes = randomBytesOf(deps, SECRET_BYTES);
  const sealedSecret = seal(deps, userId, bytes);
  const isBegun = await runInTransaction(deps.sql, async (sql) => {
    await sessionStore.lockUser(sql, userId);
    return secondFactorStore.begin(sql, { userId, sealedSecret, createdAt: deps.clock.now() });
  });
  if (!isBegun) return null;
  const secret = toBase32(bytes);
  return { secret, uri: toOtpauthUri(secret, ISSUER, email) };
}

/** Uses a code of the app of a member of staff, which also confirms a set-up; false for a wrong, used or late one. */
async function spendStaffCode(deps: Deps, sql: Sql, userId: number, code: string): Promise<boolean> {
  const row = await secondFactorStore.find(sql, userId);
  if (!row) return false;
  const now = deps.clock.now();
  const age = now.getTime() - row.createdAt.getTime();
  const isLate = age < 0 || age > lifetimes.authenticatorMinutes * 60_000;
  if (!row.confirmedAt && isLate) return false;
  if (!(await spendAppCode(deps, sql, row, code))) return false;
  if (!row.confirmedAt) await secondFactorStore.confirm(sql, userId, now);
  return true;
}

/** Finishes the sign-in of a member of staff by a code, and opens the session in the same transaction. */
export async function completeStaffSignIn(
  deps: Deps,
  context: Context<Env>,
  given: { readonly challenge: string; readonly code: string },
): Promise<{ user: UserRow; changes: readonly string[]; handOut: HandOut }> {
  const spend = (sql: Sql, userId: number) => spendStaffCode(deps, sql, userId, given.code);
  return answerChallenge(deps, context, { ...given, role: "staff", spend }, async (sql, user) => {
    const { changes, handOut } = await openNewSession({ ...deps, sql }, context, user, "staff");
    return { user, changes: [...changes, "by a code of an authenticator app"], handOut };
  });
}
