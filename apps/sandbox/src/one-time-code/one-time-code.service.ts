import { createHash, timingSafeEqual } from "node:crypto";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { hashCode, isAlive } from "./mint-code.ts";
import { type CodeRow, oneTimeCodeStore } from "./one-time-code.store.ts";

const MOST_WRONG_TRIES = 5;
/** The time after which a user may request another code. */
const RESEND_SECONDS = 60;

/** The user and the session of a code; it is invalid in any other session. */
interface Holder {
  readonly user: UserRow;
  readonly sessionHash: string;
}

/** The withdrawal that a code confirms. */
export interface Confirmed {
  /** The destination and the amount; null where the request for a code named none. */
  readonly order: {
    readonly platformId: number;
    readonly amountUsd: string;
    readonly amount: string;
    readonly currencyCode: string;
  } | null;
  readonly destination: {
    readonly bank: string;
    readonly bankAccountName: string;
    readonly bankAccountNumber: string;
    /** The wallet address of a crypto withdrawal; null for a bank. */
    readonly walletAddress: string | null;
  };
}

const wrong = () =>
  new Refusal("oneTimeCodeWrong", "The OTP is wrong or has expired.", { keepsChanges: true });
const ofAnother = () =>
  new Refusal("oneTimeCodeWrong", "This code is for another amount or account. Please request a new one.");

const hashDestination = ({ destination }: Confirmed): string => {
  const { bank, bankAccountName, bankAccountNumber, walletAddress } = destination;
  const account = [bank, bankAccountName, bankAccountNumber];
  const parts = JSON.stringify(walletAddress === null ? account : [...account, walletAddress]);
  return createHash("sha256").update(parts).digest("base64url");
};

/** Returns whether two requests are for the same withdrawal. */
const isSame = (row: CodeRow, { order }: Confirmed, destinationHash: string): boolean =>
  row.destinationHash === destinationHash &&
  row.platformId === (order?.platformId ?? null) &&
  row.amountUsd === (order?.amountUsd ?? null);

/** Returns the last letters and digits of an account number, by which its owner recognises the account. */
export const accountEndOf = (number: string): string => number.replaceAll(/[^A-Za-z0-9]/g, "").slice(-4);

/**
 * Sends a new code for a withdrawal and voids older ones. The e-mail names the withdrawal, with the bank or network as
 * in the catalogue.
 */
export async function sendCode(
  deps: Deps,
  sql: Sql,
  { user, sessionHash }: Holder,
  confirmed: Confirmed,
  destinationName: string | null,
): Promise<{ expiresAt: Date; resendAfterSeconds: number }> {
  const { userId } = user;
  const now = deps.clock.now();
  const { order, destination } = confirmed;
  const destinationHash = hashDestination(confirmed);
  await sessionStore.lockUser(sql, userId);
  const last = await oneTimeCodeStore.newest(sql, userId);
  const wait = last ? RESEND_SECONDS - (now.getTime() - last.createdAt.getTime()) / 1000 : 0;
  const isAskedAgain = last && !last.usedAt && isSame(last, confirmed, destinationHash);
  if (isAskedAgain && wait > 0 && wait <= RESEND_SECONDS) {
    const message = "A code was sent a moment ago. Please wait before asking again.";
    throw new Problem(429, "tooManyAttempts", message, { retryAfter: Math.ceil(wait) });
  }
  if (last) await oneTimeCodeStore.update(sql, last.codeId, { voidedAt: now });
  const codeId = await oneTimeCodeStore.insert(sql, {
    userId,
    sessionHash,
    platformId: order?.platformId ?? null,
    amountUsd: order?.amountUsd ?? null,
    destinationHash,
    createdAt: now,
  });
  const name =
    destination.walletAddress === null
      ? { bankName: destinationName }
      : { bankName: null, network: destinationName ?? "" };
  const where = {
    codeId,
    ...name,
    accountEnd: destination.walletAddress ?? accountEndOf(destination.bankAccountNumber),
  };
  const letter = order
    ? {
        kind: "withdrawalCode" as const,
        ...where,
        amountUsd: order.amountUsd,
        amount: order.amount,
        currencyCode: order.currencyCode,
      }
    : { kind: "withdrawalCodeForAnyAmount" as const, ...where };
  await sendLetter(deps, sql, userId, letter);
  const expiresAt = new Date(now.getTime() + lifetimes.codeMinutes * 60_000);
  return { expiresAt, resendAfterSeconds: RESEND_SECONDS };
}

/**
 * Uses a code in the transaction that it confirms. A wrong attempt counts even though it is refused. A code
 * that was sent for another withdrawal is refused too; it can still confirm the withdrawal for which it was sent.
 */
export async function spendCode(
  deps: Deps,
  sql: Sql,
  { user, sessionHash }: Holder,
  confirmed: Confirmed,
  code: string,
): Promise<void> {
  const now = deps.clock.now();
  const row = await oneTimeCodeStore.newest(sql, user.userId);
  if (!row || !isAlive(row, now) || row.wrongTries >= MOST_WRONG_TRIES) throw wrong();
  if (row.sessionHash !== sessionHash) throw wrong();
  const given = Buffer.from(hashCode(code.trim(), row));
  const isRight = row.codeHashes.some((hash) => timingSafeEqual(Buffer.from(hash), given));
  const { codeId, wrongTries } = row;
  if (!isRight) {
    await oneTimeCodeStore.update(sql, codeId, { wrongTries: wrongTries + 1 });
    throw wrong();
  }
  const destinationHash = hashDestination(confirmed);
  const isAnyAmount = row.platformId === null && row.destinationHash === destinationHash;
  if (!isAnyAmount && !isSame(row, confirmed, destinationHash)) throw ofAnother();
  await oneTimeCodeStore.update(sql, codeId, { usedAt: now });
}
