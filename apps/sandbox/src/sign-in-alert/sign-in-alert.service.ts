import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { beginFreeze } from "../freeze/freeze.service.ts";
import { crowdOf } from "../http/network.ts";
import { placeOf } from "../http/rate-limit.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
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

/** Returns the user of a link that is still valid; null for every other token. */
async function findReporter(deps: Deps, sql: Sql, token: string) {
  const row = await registrationStore.token(sql, token, "reportSignIn");
  const age = row ? deps.clock.now().getTime() - row.createdAt.getTime() : -1;
  const isValid = row?.usedAt === null && age >= 0 && age <= lifetimes.reportSignInDays * DAY;
  return isValid ? row : null;
}

/**
 * Locks an account whose owner does not recognise a sign-in, and sends a link to set a new password: its
 * sessions and waiting sign-ins end, its password becomes an unknown one, a request to remove the second factor is
 * cancelled, and withdrawals freeze. Returns the user; null where the link is no longer valid.
 */
export async function reportSignIn(deps: Deps, token: string, address: string): Promise<number | null> {
  // The token is checked before the expensive hash, and again when it is used.
  if (!(await findReporter(deps, deps.sql, token))) return null;
  const passwordHash = await hashDigest(deps.randomToken(), crowdOf(address));
  return runInTransaction(deps.sql, async (sql) => {
    const row = await findReporter(deps, sql, token);
    if (!row) return null;
    const { userId, tokenHash } = row;
    const at = deps.clock.now();
    // A concurrent request may have used the token since it was checked.
    if (!(await signInAlertStore.useOpenLinks(sql, userId, at)).includes(tokenHash)) return null;
    await signInAlertStore.lockOut(sql, userId, passwordHash, at);
    await sessionStore.deleteAllOf(sql, userId);
    await cancelRemoval(deps, sql, userId, { isTold: false });
    const freeze = await beginFreeze(deps, sql, userId);
    await sendLetter(deps, sql, userId, { kind: "signInReported", ...freeze });
    return userId;
  });
}
