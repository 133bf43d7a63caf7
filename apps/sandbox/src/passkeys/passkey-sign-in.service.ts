import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import type { Env } from "../http/env.ts";
import { cancelRemoval } from "../second-factor/removal.service.ts";
import { noteSignIn, openNewSession } from "../session/let-in.ts";
import { cookieSettingsOf } from "../session/session.service.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { createPasskeyChallenge, takePasskeyChallenge } from "./challenges.ts";
import { type PasskeyRow, passkeyStore } from "./passkey.store.ts";
import { createPasskeyRefusal } from "./registration.service.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { verifyAssertion } from "./web-authn.ts";

/** The cookie that binds the challenge of a sign-in to the browser that asked for it. */
const COOKIE = "passkey";

/** Begins a sign-in by a passkey; its user is not known before the answer of the authenticator. */
export async function beginPasskeySignIn(
  deps: Deps,
  context: Context<Env>,
): Promise<{ challenge: string; rpId: string }> {
  const browser = deps.randomToken();
  const { rpId } = relyingPartyOf(deps.config);
  const challenge = await createPasskeyChallenge(deps, deps.sql, { purpose: "signIn", browser });
  const maxAge = lifetimes.challengeMinutes * 60;
  setCookie(context, COOKIE, browser, { ...cookieSettingsOf(context, "client"), maxAge });
  return { challenge, rpId };
}

/**
 * Locks the client of a passkey and the passkey, and returns their current rows; null for a passkey of another company, and for
 * a removed passkey.
 */
async function lockPasskey(
  sql: Sql,
  found: PasskeyRow | null,
  companyId: number,
): Promise<{ user: UserRow; passkey: PasskeyRow } | null> {
  const user = found && (await sessionStore.lockUser(sql, found.userId));
  if (user?.role !== "client" || user.companyId !== companyId) return null;
  const passkey = found && (await passkeyStore.lock(sql, found.passkeyId));
  return passkey && { user, passkey };
}

/**
 * Signs a user in by a passkey whose authenticator has verified its user, so that no code is requested. Every reason
 * against it has the same refusal.
 */
export async function signInByPasskey(
  deps: Deps,
  context: Context<Env>,
  input: Input<"CompletePasskeyLogin">,
): Promise<{ readonly user: UserRow; readonly changes: readonly string[] }> {
  const browser = getCookie(context, COOKIE, "host");
  const owner = browser ? ({ purpose: "signIn", browser } as const) : null;
  const { challenge } = await takePasskeyChallenge(deps, owner, input.clientDataJSON);
  const found = await passkeyStore.find(deps.sql, input.credentialId);
  const signedIn = await runInTransaction(deps.sql, async (sql) => {
    const locked = await lockPasskey(sql, found, input.companyId);
    if (!locked) return null;
    const { user, passkey } = locked;
    const uses = await verifyAssertion(deps, passkey, input, challenge);
    if (uses === null) return { user, opened: null };
    await passkeyStore.noteUse(sql, passkey.passkeyId, { uses, lastUsedAt: deps.clock.now() });
    // A user who has a passkey is not locked out.
    const isCancelled = await cancelRemoval(deps, sql, user.userId);
    const opened = await openNewSession({ ...deps, sql }, context, user, "client");
    const cancelled = isCancelled ? ["request to remove the second factor cancelled"] : [];
    return { user, opened: { ...opened, changes: [...opened.changes, ...cancelled] } };
  });
  if (!signedIn?.opened) {
    // The owner sees the attempt in the list of sign-ins.
    await noteSignIn(deps, context, signedIn?.user.userId ?? null, false);
    throw createPasskeyRefusal();
  }
  signedIn.opened.handOut();
  return { user: signedIn.user, changes: signedIn.opened.changes };
}
