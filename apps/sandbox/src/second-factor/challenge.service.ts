import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import type { Env } from "../http/env.ts";
import { Refusal } from "../http/problem.ts";
import { placeOf } from "../http/rate-limit.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { type Audience, cookieSettingsOf, type HandOut } from "../session/session.service.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { type ChallengeRow, challengeStore } from "./challenge.store.ts";
import { createCodeRefusal, takeCodeTry, spendFactorCode } from "./factor-code.ts";
import { secondFactorStore } from "./second-factor.store.ts";

/** The cookie that binds a sign-in to the browser in which the password was entered. */
const COOKIE = "sign-in";
const MOST_WRONG_TRIES = 5;
const MINUTE = 60_000;

/** Returns the same refusal for every reason, so that it reveals nothing about the sign-in of another browser. */
const invalid = () => new Refusal("challengeInvalid", "This took too long. Please sign in again.");
const outdatedBefore = ({ clock }: Deps) =>
  new Date(clock.now().getTime() - lifetimes.challengeMinutes * MINUTE);

/**
 * Returns whether a sign-in of this user needs a code. Locks the user first: a set-up that is confirmed at the same time
 * ends the sessions that it finds, and a session without a code would begin after it.
 */
export async function needsFactor({ config }: Deps, sql: Sql, userId: number): Promise<boolean> {
  if (!config.capabilities.includes("secondFactor")) return false;
  await sessionStore.lockUser(sql, userId);
  return secondFactorStore.isOn(sql, userId);
}

/** Returns whether a sign-in of this member of staff needs a code: where the provider requires one, or an app is set up. */
export async function needsStaffFactor({ config }: Deps, sql: Sql, userId: number): Promise<boolean> {
  await sessionStore.lockUser(sql, userId);
  return config.requiresStaffFactor || secondFactorStore.isOn(sql, userId);
}

/** Creates the challenge of a sign-in whose password was right; the cookie is set after the commit. */
export async function createChallenge(
  deps: Deps,
  sql: Sql,
  context: Context<Env>,
  userId: number,
): Promise<{ challenge: string; handOut: HandOut }> {
  const [challenge, browser] = [deps.randomToken(), deps.randomToken()];
  const earlier = getCookie(context, COOKIE, "host");
  const row = { token: challenge, browser, earlier, userId, at: deps.clock.now() };
  await challengeStore.insert(sql, row, outdatedBefore(deps));
  const maxAge = lifetimes.challengeMinutes * 60;
  const handOut = () =>
    setCookie(context, COOKIE, browser, { ...cookieSettingsOf(context, "client"), maxAge });
  return { challenge, handOut };
}

/** Finds the challenge of this browser; throws a refusal for any other. */
export async function findChallenge(
  deps: Deps,
  context: Context<Env>,
  challenge: string,
): Promise<ChallengeRow> {
  const browser = getCookie(context, COOKIE, "host");
  const row = browser ? await challengeStore.find(deps.sql, challenge, browser, outdatedBefore(deps)) : null;
  if (!row || row.wrongTries >= MOST_WRONG_TRIES) throw invalid();
  return row;
}

/**
 * Locks the user and then the challenge, which works once. Throws if the challenge was used or voided meanwhile, or if it
 * belongs to a user of the other audience (client or staff).
 */
export async function lockChallenge(
  sql: Sql,
  { userId, tokenHash }: ChallengeRow,
  role: Audience = "client",
): Promise<{ user: UserRow; row: ChallengeRow }> {
  const user = await sessionStore.lockUser(sql, userId);
  const row = await challengeStore.lock(sql, tokenHash);
  if (user?.role !== role || !row || row.wrongTries >= MOST_WRONG_TRIES) throw invalid();
  return { user, row };
}

const ONCE_A_DAY = { points: 1, seconds: 24 * 3600 };

/** Counts a wrong code. The last wrong code is reported to the user once a day, because its sender knows the password. */
async function countWrongCode(deps: Deps, sql: Sql, row: ChallengeRow): Promise<void> {
  await challengeStore.countWrongTry(sql, row);
  if (row.wrongTries + 1 < MOST_WRONG_TRIES) return;
  const what = `sign-in codes failed:${row.userId}`;
  if ((await placeOf(sql, what, ONCE_A_DAY, deps.clock.now())) === "last")
    await sendLetter(deps, sql, row.userId, { kind: "signInCodesFailed" });
}

/**
 * Runs the rest of a sign-in after its code was used, in one transaction with it. A wrong code counts against the
 * challenge and the account.
 */
export async function answerChallenge<Result>(
  deps: Deps,
  context: Context<Env>,
  given: {
    readonly challenge: string;
    readonly code: string;
    readonly role?: Audience;
    /** Uses the code of a sign-in, by default of a client. */
    readonly spend?: (sql: Sql, userId: number) => Promise<boolean>;
  },
  goOn: (sql: Sql, user: UserRow) => Promise<Result>,
): Promise<Result> {
  const { code, role = "client" } = given;
  const spendCode = (sql: Sql, userId: number) =>
    given.spend?.(sql, userId) ?? spendFactorCode(deps, sql, userId, { code, isSignIn: true });
  const found = await findChallenge(deps, context, given.challenge);
  const attempt = await takeCodeTry(deps, found.userId);
  const outcome = await runInTransaction(deps.sql, async (sql) => {
    const { user, row } = await lockChallenge(sql, found, role);
    if (!(await spendCode(sql, user.userId))) {
      await countWrongCode(deps, sql, row);
      return null;
    }
    await challengeStore.delete(sql, row.tokenHash);
    await attempt.giveBack(sql);
    return { result: await goOn(sql, user) };
  }).catch(async (error: unknown) => {
    // The code was not compared, or its use was rolled back.
    await attempt.giveBack(deps.sql);
    throw error;
  });
  if (!outcome) throw createCodeRefusal();
  return outcome.result;
}
