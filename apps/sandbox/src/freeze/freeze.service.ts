import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { freezeStore } from "./freeze.store.ts";

type Changed = Pick<UserRow, "credentialsChangedAt">;

const HOUR = 3_600_000;

/** Returns the end of a user's freeze of withdrawals; null while there is none. */
export function freezeEndOf(
  { config, clock }: Pick<Deps, "config" | "clock">,
  { credentialsChangedAt }: Changed,
): Date | null {
  if (!config.capabilities.includes("freeze") || !credentialsChangedAt) return null;
  const end = new Date(credentialsChangedAt.getTime() + config.freezeHours * HOUR);
  return end > clock.now() ? end : null;
}

/**
 * Records that the user's password or second factor was changed, in the same transaction, which freezes withdrawals.
 * Returns the end of the freeze as a fact of the e-mail that reports the change. The time is recorded without the
 * capability too, so that turning it on freezes the accounts that were changed shortly before.
 */
export async function beginFreeze(
  deps: Pick<Deps, "config" | "clock">,
  sql: Sql,
  userId: number,
): Promise<{ frozenUntil: string | null }> {
  const changed = await freezeStore.note(sql, userId, deps.clock.now());
  return { frozenUntil: (changed && freezeEndOf(deps, changed))?.toISOString() ?? null };
}

const times = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** The actions that a freeze stops, each as the beginning of a sentence. */
const words = { withdrawal: "Withdrawals", userTransfer: "Transfers to other users" } as const;

/** Throws a refusal where the user's withdrawals are frozen, as the row was read. */
export function requireUnfrozen(deps: Deps, user: Changed, what: keyof typeof words): void {
  const end = freezeEndOf(deps, user);
  if (!end) return;
  throw new Refusal(
    "withdrawalFrozen",
    `${words[what]} are paused until ${times.format(end)} UTC, to protect your money after a change of your password or sign-in.`,
    { data: { frozenUntil: end.toISOString() } },
  );
}

/**
 * Locks the user's row until the end of the transaction, and throws a refusal if withdrawals are frozen. A concurrent
 * change of the password waits for this transaction, or was committed before and is read here. A withdrawal takes this
 * lock first, so that two transactions never wait for each other.
 */
export async function lockUnfrozen(
  deps: Deps,
  sql: Sql,
  userId: number,
  what: keyof typeof words,
): Promise<void> {
  if (!deps.config.capabilities.includes("freeze")) return;
  const user = await sessionStore.lockUser(sql, userId);
  if (user) requireUnfrozen(deps, user, what);
}
