import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { verifyOwnPassword } from "./own-password.ts";
import { sessionStore, type UserRow } from "./session.store.ts";

/** The caller of a change that protects an account, with the session that stays open. */
export interface Changer {
  readonly user: UserRow;
  readonly sessionHash: string;
  readonly address: string;
}

const passwordWrong = () => new Refusal("oldPasswordWrong", "The password is wrong.");

/** Throws a refusal if the password that the user entered to confirm a change is wrong. */
export async function requirePassword(deps: Deps, changer: Changer, digest: string): Promise<void> {
  if (!(await verifyOwnPassword(deps, changer, digest))) throw passwordWrong();
}

/** Locks the user, so that changes follow each other; throws if the session has ended since the call arrived. */
export async function lockOfSession(sql: Sql, { user, sessionHash }: Changer): Promise<UserRow | null> {
  const locked = await sessionStore.lockUser(sql, user.userId);
  if (!(await sessionStore.holdOpen(sql, sessionHash)))
    throw new Problem(401, "signedOut", "Please sign in.");
  return locked;
}

/** Locks the user like {@link lockOfSession}, and also throws if the password was changed since it was verified. */
export async function lockChanger(sql: Sql, changer: Changer): Promise<void> {
  const locked = await lockOfSession(sql, changer);
  if (locked?.passwordHash !== changer.user.passwordHash) throw passwordWrong();
}
