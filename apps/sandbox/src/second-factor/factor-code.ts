import { createHash } from "node:crypto";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { beginFreeze } from "../freeze/freeze.service.ts";
import { Refusal } from "../http/problem.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { takeTryUnder, type Try } from "../session/sign-in-limit.ts";
import { hashRecoveryCode, toPlainCode } from "./recovery-code.ts";
import { unseal } from "./seal.ts";
import { type AuthenticatorRow, secondFactorStore } from "./second-factor.store.ts";
import { findStep } from "./totp.ts";

/**
 * The limit of wrong codes at one account, over all browsers and all calls: at most 113 on the first day and 96 on the
 * next, of a million, each against the codes of three time steps.
 */
const WRONG_CODES = { free: 5, longestSeconds: 900, forgottenAfterSeconds: 24 * 3600 };

const keyOf = (userId: number): string =>
  createHash("sha256")
    .update(JSON.stringify(["second factor", userId]))
    .digest("base64url");

/** The refusal of a wrong, used or unknown code. */
export const createCodeRefusal = () =>
  new Refusal("factorCodeWrong", "The code is wrong or was used already. Wait for the next one in your app.");

/** Counts a code as wrong before it is verified, so that concurrent ones are all counted; a 429 beyond the limit. */
export const takeCodeTry = ({ sql, clock }: Deps, userId: number): Promise<Try> =>
  takeTryUnder(sql, [{ key: keyOf(userId), ...WRONG_CODES }], clock.now());

/** Uses a code of the app; returns false for a wrong or used one. */
export async function spendAppCode(
  deps: Deps,
  sql: Sql,
  { userId, sealedSecret, lastStep }: AuthenticatorRow,
  code: string,
): Promise<boolean> {
  const step = findStep(unseal(deps, userId, sealedSecret), toPlainCode(code), deps.clock.now(), lastStep);
  return step !== null && (await secondFactorStore.useStep(sql, userId, step));
}

/**
 * Uses a code of the app or a recovery code, in the transaction that it proves; returns false for any other text. The use of a
 * recovery code is reported by e-mail. At a sign-in a recovery code freezes withdrawals, because its sender does not have the
 * app. In an open session it does not, because it would freeze the withdrawal that it confirms.
 */
export async function spendFactorCode(
  deps: Deps,
  sql: Sql,
  userId: number,
  { code, isSignIn = false }: { readonly code: string; readonly isSignIn?: boolean },
): Promise<boolean> {
  const row = await secondFactorStore.find(sql, userId);
  if (!row?.confirmedAt) return false;
  if (/^\d+$/.test(toPlainCode(code))) return spendAppCode(deps, sql, row, code);
  const hash = hashRecoveryCode(userId, code);
  if (!(await secondFactorStore.useRecoveryCode(sql, userId, hash, deps.clock.now()))) return false;
  const left = await secondFactorStore.countRecoveryCodes(sql, userId);
  const freeze = isSignIn ? await beginFreeze(deps, sql, userId) : {};
  await sendLetter(deps, sql, userId, { kind: "recoveryCodeUsed", left, ...freeze });
  return true;
}
