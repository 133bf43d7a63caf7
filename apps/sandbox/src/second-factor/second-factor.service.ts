import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { beginFreeze } from "../freeze/freeze.service.ts";
import { Refusal } from "../http/problem.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { mailboxStore } from "../mailbox/mailbox.store.ts";
import { requireEmail } from "../profile/eligibility.ts";
import { sessionStore } from "../session/session.store.ts";
import { challengeStore } from "./challenge.store.ts";
import { type Changer, lockChanger, lockOfSession, requirePassword } from "../session/changer.ts";
import { createCodeRefusal, takeCodeTry, spendAppCode, spendFactorCode } from "./factor-code.ts";
import { createRecoveryCodes, hashRecoveryCode } from "./recovery-code.ts";
import { cancelRemoval } from "./removal.service.ts";
import { randomBytesOf, seal } from "./seal.ts";
import { type AuthenticatorRow, secondFactorStore } from "./second-factor.store.ts";
import { stepUpStore } from "../step-up/step-up.store.ts";
import { toBase32, toOtpauthUri } from "./totp.ts";

/** The bytes of a secret, as long as the hash of its codes. */
const SECRET_BYTES = 20;

const isOnAlready = () => new Refusal("factorState", "An authenticator app is set up already.");
/** Returns the refusal of a call that needs a second factor, for a user without one. */
export const isOff = () => new Refusal("factorState", "No authenticator app is set up.");
const setUpOver = () =>
  new Refusal("factorState", "The set-up took too long. Please begin again with a new QR code.");

/** Begins the set-up of an authenticator app, and voids earlier secrets. */
export async function beginAuthenticator(
  deps: Deps,
  changer: Changer,
  digest: string,
): Promise<{ secret: string; uri: string }> {
  const { user } = changer;
  // Each change is reported by e-mail, and so is a request to remove a lost factor.
  requireEmail(user);
  await requirePassword(deps, changer, digest);
  const bytes = randomBytesOf(deps, SECRET_BYTES);
  const sealedSecret = seal(deps, user.userId, bytes);
  await runInTransaction(deps.sql, async (sql) => {
    await lockChanger(sql, changer);
    const row = { userId: user.userId, sealedSecret, createdAt: deps.clock.now() };
    if (!(await secondFactorStore.begin(sql, row))) throw isOnAlready();
  });
  const secret = toBase32(bytes);
  const whom = await mailboxStore.addressee(deps.sql, user.userId);
  return { secret, uri: toOtpauthUri(secret, whom?.companyName ?? "", user.email) };
}

/** Replaces the recovery codes of a user, and returns the new ones, which cannot be read again. */
async function replaceCodes(deps: Deps, sql: Sql, userId: number): Promise<string[]> {
  const codes = [...createRecoveryCodes(deps)];
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await secondFactorStore.replaceRecoveryCodes(sql, userId, hashes);
  return codes;
}

/**
 * Runs a change that a code proves: a wrong code is counted and changes nothing. A session that was ended since the call
 * arrived, as by a reported sign-in, changes nothing either.
 */
export async function changeByCode<Result>(
  deps: Deps,
  changer: Changer,
  change: (sql: Sql, row: AuthenticatorRow | null) => Promise<Result>,
): Promise<Result> {
  const { userId } = changer.user;
  const attempt = await takeCodeTry(deps, userId);
  try {
    return await runInTransaction(deps.sql, async (sql) => {
      await lockOfSession(sql, changer);
      const result = await change(sql, await secondFactorStore.find(sql, userId));
      await attempt.giveBack(sql);
      return result;
    });
  } catch (error) {
    // Every other failure says nothing about the code, which was never compared.
    if (!(error instanceof Refusal) || error.reason !== "factorCodeWrong") await attempt.giveBack(deps.sql);
    throw error;
  }
}

/** Finishes the set-up by a code of the app. From then on sign-in asks for a code, also where it was open. */
export const confirmAuthenticator = (deps: Deps, changer: Changer, code: string): Promise<string[]> =>
  changeByCode(deps, changer, async (sql, row) => {
    const { userId } = changer.user;
    const now = deps.clock.now();
    if (!row) throw isOff();
    if (row.confirmedAt) throw isOnAlready();
    const age = now.getTime() - row.createdAt.getTime();
    if (age < 0 || age > lifetimes.authenticatorMinutes * 60_000) throw setUpOver();
    if (!(await spendAppCode(deps, sql, row, code))) throw createCodeRefusal();
    await secondFactorStore.confirm(sql, userId, now);
    await sessionStore.deleteOthersOf(sql, userId, changer.sessionHash);
    const freeze = await beginFreeze(deps, sql, userId);
    await sendLetter(deps, sql, userId, { kind: "factorAdded", ...freeze });
    return replaceCodes(deps, sql, userId);
  });

/**
 * Replaces the recovery codes, by a code of the app alone, so that a person who found a recovery code cannot create new codes.
 */
export const renewRecoveryCodes = (deps: Deps, changer: Changer, code: string): Promise<string[]> =>
  changeByCode(deps, changer, async (sql, row) => {
    const { userId } = changer.user;
    if (!row?.confirmedAt) throw isOff();
    if (!(await spendAppCode(deps, sql, row, code))) throw createCodeRefusal();
    await sendLetter(deps, sql, userId, { kind: "recoveryCodesCreated" });
    return replaceCodes(deps, sql, userId);
  });

/** Removes the app and the recovery codes, by the password and a code. */
export async function removeAuthenticator(
  deps: Deps,
  changer: Changer,
  given: { readonly digest: string; readonly code: string },
): Promise<void> {
  await requirePassword(deps, changer, given.digest);
  await changeByCode(deps, changer, async (sql, row) => {
    const { userId } = changer.user;
    await lockChanger(sql, changer);
    if (!row?.confirmedAt) throw isOff();
    if (!(await spendFactorCode(deps, sql, userId, { code: given.code }))) throw createCodeRefusal();
    const freeze = await removeFactor(deps, sql, userId);
    await sessionStore.deleteOthersOf(sql, userId, changer.sessionHash);
    await sendLetter(deps, sql, userId, { kind: "factorRemoved", ...freeze });
  });
}

/**
 * Removes everything of a second factor; a request to remove it has no purpose any more. Returns the end of the freeze of
 * withdrawals that this begins.
 */
export async function removeFactor(deps: Deps, sql: Sql, userId: number): ReturnType<typeof beginFreeze> {
  await secondFactorStore.remove(sql, userId);
  await challengeStore.deleteAllOf(sql, userId);
  await stepUpStore.deleteAllOf(sql, userId);
  await cancelRemoval(deps, sql, userId, { isTold: false });
  return beginFreeze(deps, sql, userId);
}
