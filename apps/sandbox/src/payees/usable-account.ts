import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { secondFactorStore } from "../second-factor/second-factor.store.ts";
import type { UserRow } from "../session/session.store.ts";
import { bankKeyOf, walletKeyOf } from "./account-key.ts";
import { payeeStore } from "./payees.store.ts";

const HOUR = 3_600_000;

/**
 * Returns from when a new account of a user can be withdrawn to: after the waiting time, which begins with the set-up of
 * the second factor where the user has proved one. An attacker who adds a factor does not shorten the wait by it.
 */
export async function calculateUsableFrom(
  { config, clock }: Pick<Deps, "config" | "clock">,
  sql: Sql,
  userId: number,
): Promise<Date> {
  const now = clock.now();
  const factor = config.capabilities.includes("stepUp") ? await secondFactorStore.find(sql, userId) : null;
  const since = factor?.confirmedAt ?? now;
  return new Date(Math.max(now.getTime(), since.getTime() + config.payeeWaitHours * HOUR));
}

type BankAccount = Pick<
  UserRow,
  "withdrawalBank" | "withdrawalBankAccountNumber" | "withdrawalUsableFrom" | "userId"
>;

/**
 * Returns from when withdrawals can go to a bank account that replaces the current one of the withdrawal settings; null for
 * always. The first account of a user does not wait, a saved one no longer than it does already. The time is recorded
 * without the capability too, so that turning it on protects the accounts that were set shortly before.
 */
export async function calculateBankUsableFrom(
  deps: Pick<Deps, "config" | "clock">,
  sql: Sql,
  { userId, withdrawalBank, withdrawalBankAccountNumber, withdrawalUsableFrom }: BankAccount,
  next: { readonly bank: string; readonly number: string },
): Promise<Date | null> {
  if (withdrawalBank === null || withdrawalBankAccountNumber === null) return null;
  const key = bankKeyOf(next.bank, next.number);
  if (key === bankKeyOf(withdrawalBank, withdrawalBankAccountNumber)) return withdrawalUsableFrom;
  const saved = await payeeStore.findByAccount(sql, userId, key);
  return saved?.usableFrom ?? calculateUsableFrom(deps, sql, userId);
}

/** Returns a time in the future in the format of the contract; null for a time in the past. */
export const toWireUsable = ({ clock }: Pick<Deps, "clock">, usableFrom: Date | null): string | null =>
  usableFrom && usableFrom > clock.now() ? usableFrom.toISOString() : null;

const times = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/**
 * Throws a refusal for a withdrawal to a wallet that is not saved, or to an account that waits. A wallet cannot be removed
 * until the end of the transaction, so that a concurrent withdrawal and removal follow each other.
 */
export async function requireUsableAccount(
  deps: Deps,
  sql: Sql,
  user: BankAccount,
  walletAddress: string | null,
): Promise<void> {
  if (!deps.config.capabilities.includes("payees")) return;
  const wallet =
    walletAddress === null ? null : await payeeStore.hold(sql, user.userId, walletKeyOf(walletAddress));
  if (walletAddress !== null && !wallet)
    throw new Refusal("payeeNotUsable", "Please save this wallet in your withdrawal settings first.", {
      data: { usableFrom: null },
    });
  const usableFrom = wallet ? wallet.usableFrom : user.withdrawalUsableFrom;
  const waitsUntil = toWireUsable(deps, usableFrom);
  if (usableFrom && waitsUntil)
    throw new Refusal(
      "payeeNotUsable",
      `You can withdraw to this account from ${times.format(usableFrom)} UTC. A new account waits, to protect your money.`,
      { data: { usableFrom: waitsUntil } },
    );
}
