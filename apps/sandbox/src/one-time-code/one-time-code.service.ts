import { createHash, timingSafeEqual } from "node:crypto";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import type { UserRow } from "../session/session.store.ts";
import { hashCode, isAlive } from "./mint-code.ts";
import { type CodeRow, oneTimeCodeStore } from "./one-time-code.store.ts";

const MOST_WRONG_TRIES = 5;
/** A user who did not get a code may ask for another one after this. */
const RESEND_SECONDS = 60;

/** Whose code it is, and which session asked for it: a code of one session is worth nothing in another. */
interface Holder {
  readonly user: UserRow;
  readonly sessionHash: string;
}

/** What a code confirms. */
export interface Confirmed {
  /** Where and how much; null where a request for a code did not say. */
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
    /** The wallet in place of the bank; null for one that goes there. */
    readonly walletAddress: string | null;
  };
}

const wrong = () =>
  new Refusal("oneTimeCodeWrong", "The one-time code is wrong or has expired.", { keepsChanges: true });
const ofAnother = () =>
  new Refusal("oneTimeCodeWrong", "This code is for another amount or account. Please request a new one.");

const hashDestination = ({ destination }: Confirmed): string => {
  const { bank, bankAccountName, bankAccountNumber, walletAddress } = destination;
  const account = [bank, bankAccountName, bankAccountNumber];
  const parts = JSON.stringify(walletAddress === null ? account : [...account, walletAddress]);
  return createHash("sha256").update(parts).digest("base64url");
};

/** Whether two requests are for a code of the same withdrawal. */
const isSame = (row: CodeRow, { order }: Confirmed, destinationHash: string): boolean =>
  row.destinationHash === destinationHash &&
  row.platformId === (order?.platformId ?? null) &&
  row.amountUsd === (order?.amountUsd ?? null);

/** The end of an account's number, enough to tell one's own; nothing but letters and digits. */
export const accountEnd = (number: string): string => number.replaceAll(/[^A-Za-z0-9]/g, "").slice(-4);

/** Has a new code sent for a withdrawal, which its letter names, with the bank or the network as the catalogue writes it; the older ones are void from now on. */
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
  await oneTimeCodeStore.lockUser(sql, userId);
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
    accountEnd: destination.walletAddress ?? accountEnd(destination.bankAccountNumber),
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
 * Uses a code up, in the transaction of what it confirms. A wrong try is counted even though it is refused; a right code
 * of another withdrawal is refused too, and stays good for its own.
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
