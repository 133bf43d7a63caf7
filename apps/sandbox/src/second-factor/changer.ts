import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { verifyOwnPassword } from "../session/own-password.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { secondFactorStore } from "./second-factor.store.ts";

/** The caller of a change, with the session that stays open. */
export interface Changer {
  readonly user: UserRow;
  readonly sessionHash: string;
  readonly address: string;
}

const passwordWrong = () => new Refusal("oldPasswordWrong", "The password is wrong.");

/** Throws a refusal for a wrong password of a user who changes what protects the account. */
export async function requirePassword(deps: Deps, changer: Changer, digest: string): Promise<void> {
  if (!(await verifyOwnPassword(deps, changer, digest))) throw passwordWrong();
}

/** Locks the user, so that changes follow each other; throws where the session was ended since the call arrived. */
export async function lockOfSession(sql: Sql, { user, sessionHash }: Changer): Promise<UserRow | null> {
  const locked = await secondFactorStore.lockUser(sql, user.userId);
  if (!(await sessionStore.holdOpen(sql, sessionHash)))
    throw new Problem(401, "signedOut", "Please sign in.");
  return locked;
}

/** Does so, and throws where the password was changed since it was verified. */
export async function lockChanger(sql: Sql, changer: Changer): Promise<void> {
  const locked = await lockOfSession(sql, changer);
  if (locked?.passwordHash !== changer.user.passwordHash) throw passwordWrong();
}
