import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { beginFreeze } from "../freeze/freeze.service.ts";
import { crowdOf } from "../http/network.ts";
import { placeOf } from "../http/rate-limit.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { removeAllPasskeys } from "../passkeys/remove-all-passkeys.ts";
import { registrationStore } from "../registration/registration.store.ts";
import { cancelRemoval } from "../second-factor/removal.service.ts";
import type { Origin } from "../session/origin.ts";
import { hashDigest } from "../session/password.ts";
import { sessionStore } from "../session/session.store.ts";
import { signInAlertStore } from "./sign-in-alert.store.ts";

const DAY = 24 * 3_600_000;
/** The limit of alerts to one user: a thief with the password could otherwise fill the mailbox. */
const ALERTS = { points: 5, seconds: 3600 };

/** Reports a sign-in from a new device by e-mail, in the transaction that opens its session. */
export async function sendSignInAlert(deps: Deps, sql: Sql, userId: number, origin: Origin): Promise<void> {
  const { capabilities, freezeHours } = deps.config;
  if (!capabilities.includes("signInAlert")) return;
  const at = deps.clock.now();
  if ((await placeOf(sql, `sign-in alert:${userId}`, ALERTS, at)) === "beyond") return;
  await sendLetter(deps, sql, userId, {
    kind: "signInFromNewDevice",
    device: origin.kind,
    browser: origin.browser,
    system: origin.system,
    address: origin.address,
    country: origin.country,
    signedInAt: at.toISOString(),
    freezeHours: capabilities.includes("freeze") ? freezeHours : null,
  });
}

/** The time for which a used link repeats its first answer, since browsers repeat a request whose answer was lost. */
const REPEAT = 15 * 60_000;

/** Returns the row of a link that is still valid, or that reported just now; null for every other token. */
async function findReporter(deps: Deps, sql: Sql, token: string) {
  const row = await registrationStore.token(sql, token, "reportSignIn");
  if (!row) return null;
  const since = (date: Date) => deps.clock.now().getTime() - date.getTime();
  const isIn = (date: Date, limit: number) => since(date) >= 0 && since(date) <= limit;
  const { userId, usedAt } = row;
  if (usedAt === null) return isIn(row.createdAt, lifetimes.reportSignInDays * DAY) ? row : null;
  const isRepeated = isIn(usedAt, REPEAT) && (await signInAlertStore.isLockedBy(sql, { userId, usedAt }));
  return isRepeated ? row : null;
}

/** A report of a sign-in. */
interface Report {
  readonly userId: number;
  /** Whether the link had reported before, so that nothing was changed now. */
  readonly isRepeated: boolean;
}

/**
 * Locks an account whose owner does not recognise a sign-in, and sends a link to set a new password: its
 * sessions and waiting sign-ins end, its password becomes an unknown one, its passkeys are removed, a request to remove
 * the second factor is cancelled, and withdrawals freeze. A repeated request has the same answer for some minutes, and changes nothing.
 * Returns null where the link is no longer valid.
 */
export async function reportSignIn(deps: Deps, token: string, address: string): Promise<Report | null> {
  // The token is checked before the expensive hash, and again when it is used.
  const found = await findReporter(deps, deps.sql, token);
  if (!found) return null;
  const { userId } = found;
  if (found.usedAt !== null) return { userId, isRepeated: true };
  const passwordHash = await hashDigest(deps.randomToken(), crowdOf(address));
  return runInTransaction(deps.sql, async (sql) => {
    const at = deps.clock.now();
    // A concurrent request may have used the token since it was checked.
    if (!(await signInAlertStore.useOpenLinks(sql, userId, at)).includes(found.tokenHash)) {
      const repeated = await findReporter(deps, sql, token);
      return repeated && { userId, isRepeated: true };
    }
    await signInAlertStore.lockOut(sql, userId, passwordHash, at);
    await sessionStore.deleteAllOf(sql, userId);
    // A passkey may be the thief's, and would sign in without the password.
    await removeAllPasskeys(deps, sql, userId);
    await cancelRemoval(deps, sql, userId, { isTold: false });
    const freeze = await beginFreeze(deps, sql, userId);
    await sendLetter(deps, sql, userId, { kind: "signInReported", ...freeze });
    return { userId, isRepeated: false };
  });
}
