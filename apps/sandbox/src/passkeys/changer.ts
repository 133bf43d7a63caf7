import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import type { Changer } from "../second-factor/second-factor.service.ts";
import { secondFactorStore } from "../second-factor/second-factor.store.ts";
import { verifyOwnPassword } from "../session/own-password.ts";
import { sessionStore } from "../session/session.store.ts";

const passwordWrong = () => new Refusal("oldPasswordWrong", "The password is wrong.");

/** Throws a refusal for a wrong password of a user who changes passkeys. */
export async function requirePassword(deps: Deps, changer: Changer, digest: string): Promise<void> {
  if (!(await verifyOwnPassword(deps, changer, digest))) throw passwordWrong();
}

/**
 * Locks the user, so that changes follow each other; throws where the password was changed, or the session was ended,
 * since the call arrived.
 */
export async function lockChanger(sql: Sql, { user, sessionHash }: Changer): Promise<void> {
  const locked = await secondFactorStore.lockUser(sql, user.userId);
  if (locked?.passwordHash !== user.passwordHash) throw passwordWrong();
  if (!(await sessionStore.holdOpen(sql, sessionHash)))
    throw new Problem(401, "signedOut", "Please sign in.");
}
