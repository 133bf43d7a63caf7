import type { Context } from "hono";
import * as v from "valibot";
import type { Env } from "../http/env.ts";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { beginFreeze } from "../freeze/freeze.service.ts";
import { enqueue } from "../jobs/job.service.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { registrationStore } from "../registration/registration.store.ts";
import { crowdOf } from "../http/network.ts";
import { cancelRemoval } from "../second-factor/removal.service.ts";
import { removeAllPasskeys } from "../passkeys/remove-all-passkeys.ts";
import { hashDigest } from "../session/password.ts";
import { rememberDevice } from "../session/session.service.ts";
import { sessionStore } from "../session/session.store.ts";
import { passwordResetStore } from "./password-reset.store.ts";

const Wish = v.object({ email: v.string(), companyId: v.number() });
/** The payload of the job, with the origin to which the link leads. */
const ResetLetter = v.object({ ...Wish.entries, origin: v.string() });

/**
 * Enqueues a reset. The address is looked up later, so that the answer takes equally long for known and unknown ones.
 */
export async function askForReset(deps: Deps, sql: Sql, wish: v.InferOutput<typeof Wish>): Promise<void> {
  const { companyId } = wish;
  const payload = { email: wish.email.trim().toLowerCase(), companyId, origin: deps.origin };
  await enqueue(sql, { lane: "codes", kind: "resetLetter", payload, dueAt: deps.clock.now() });
}

/** Sends the reset link if the address is known; an unverified address must be verified first. */
export async function sendResetLetter(deps: Deps, payload: unknown): Promise<void> {
  const { email, companyId, origin } = v.parse(ResetLetter, payload);
  await runInTransaction(deps.sql, async (sql) => {
    const user = await passwordResetStore.client(sql, companyId, email);
    if (!user) return;
    const kind = user.emailVerifiedAt ? "resetPassword" : "verifyEmailFirst";
    await sendLetter({ ...deps, origin }, sql, user.userId, { kind });
  });
}

/** Returns whether a link is still valid. */
export async function isResetToken(deps: Deps, sql: Sql, token: string): Promise<boolean> {
  const row = await registrationStore.token(sql, token, "reset");
  const age = row ? deps.clock.now().getTime() - row.createdAt.getTime() : -1;
  return row !== null && row.usedAt === null && age >= 0 && age <= lifetimes.resetMinutes * 60_000;
}

/**
 * Sets a new password by a link. Ends every session and every other link of the user, and removes the passkeys; returns
 * false when the link is no longer valid. `note` records the change in the audit.
 */
export async function resetPassword(
  deps: Deps,
  token: string,
  digest: string,
  context: Context<Env>,
  note: (sql: Sql, change: string) => Promise<void>,
): Promise<boolean> {
  // The token is checked before the expensive hash, and again when it is used.
  if (!(await isResetToken(deps, deps.sql, token))) return false;
  const passwordHash = await hashDigest(digest, crowdOf(context.var.address));
  const remember = await runInTransaction(deps.sql, async (sql) => {
    const userId = await useResetToken(deps, sql, token);
    if (userId === null) return null;
    await passwordResetStore.setPassword(sql, userId, passwordHash);
    await sessionStore.deleteAllOf(sql, userId);
    // A thief who knew the earlier password may have added a passkey, which signs in without a password.
    await removeAllPasskeys(deps, sql, userId);
    // The person who requested the removal knew the earlier password.
    await cancelRemoval(deps, sql, userId);
    // A reader of the user's e-mails is taken for the user: guesses of strangers do not delay this
    // browser.
    const { handOut } = await rememberDevice({ ...deps, sql }, context, userId, "client");
    const freeze = await beginFreeze(deps, sql, userId);
    await sendLetter(deps, sql, userId, { kind: "passwordChanged", ...freeze });
    await note(sql, `user ${userId} set a new password`);
    return handOut;
  });
  remember?.();
  return remember !== null;
}

async function useResetToken(deps: Deps, sql: Sql, token: string): Promise<number | null> {
  if (!(await isResetToken(deps, sql, token))) return null;
  const row = await registrationStore.token(sql, token, "reset");
  if (!row) return null;
  const used = await passwordResetStore.useOpenLinks(sql, row.userId, deps.clock.now());
  // A concurrent request may have used the token since it was checked.
  return used.includes(row.tokenHash) ? row.userId : null;
}
