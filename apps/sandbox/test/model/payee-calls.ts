import { expect } from "vitest";
import {
  calculateBankUsableFrom,
  calculateSavedUsableFrom,
  findSaved,
  toBankAccount,
  toWire,
} from "./accounts.ts";
import { isSignedIn, needsProof } from "./codes.ts";
import { outcome, type Real } from "./real.ts";
import type { Account, Payee, Person } from "./records.ts";

/** The number of accounts that a user can save. */
export const MOST = 20;

/** Predicts the code of saving an account, before the factor and the number of attempts count. */
function savingCode({ payees }: Person, name: string, same?: Payee): number {
  if (same) return same.name === name ? 1 : 1131;
  if (payees.some((payee) => payee.name === name)) return 1131;
  return payees.length >= MOST ? 0 : 1;
}

/** Saves an account under a name; the same one again is answered with the saved one. */
export async function savePayee(real: Real, person: Person, account: Account, given: string): Promise<void> {
  const now = real.now();
  const { client } = real.account(person).visitor;
  const { code, data } = await outcome(client.call("AddPayee", { name: given, ...account }));
  if (!isSignedIn(person, now)) return expect(code).toBe(4001);
  const name = given.trim().toLowerCase();
  const same = findSaved(person, account);
  const isOtherHolder = same && same.account.bankAccountName !== account.bankAccountName;
  const expected = isOtherHolder ? 1131 : savingCode(person, name, same);
  if (expected !== 1) return expect(code).toBe(expected);
  if (!same && needsProof(person, "AddPayee", now)) return expect(code).toBe(1102);
  if (!same && !person.payeeTries.allow(now)) return expect(code).toBe(4029);
  const usableFrom = same?.usableFrom ?? calculateSavedUsableFrom(person, account, now);
  expect({ code, usableFrom: data?.usableFrom }).toEqual({ code: 1, usableFrom: toWire(usableFrom, now) });
  if (same) return expect(data?.payeeId).toBe(same.id);
  person.proofs.delete("AddPayee");
  person.payees = [...person.payees, { id: data?.payeeId ?? "", name, account, usableFrom }];
}

/** Removes a saved account by its id, which may be that of another user or of none. */
export async function removePayee(real: Real, person: Person, payeeId: string): Promise<void> {
  const { code } = await outcome(real.account(person).visitor.client.call("RemovePayee", { payeeId }));
  if (!isSignedIn(person, real.now())) return expect(code).toBe(4001);
  expect(code).toBe(person.payees.some(({ id }) => id === payeeId) ? 1 : 1132);
  person.payees = person.payees.filter(({ id }) => id !== payeeId);
}

/** Returns the bank account of a user with another notation of its number. */
export function respellBank({ bank: { number, holder } }: Person): ReturnType<typeof toBankAccount> {
  const other = number.includes("--")
    ? number.replace("--", "")
    : `${number.slice(0, 3)}--${number.slice(3)}`;
  return toBankAccount(other, holder);
}

/** Sets the bank account of the withdrawal settings; the same one again changes nothing. */
export async function setBank(
  real: Real,
  person: Person,
  account: ReturnType<typeof toBankAccount>,
): Promise<void> {
  const now = real.now();
  const { walletAddress: _, ...given } = account;
  const { client } = real.account(person).visitor;
  const { code } = await outcome(client.call("UpdateUserWithdrawalInfo", { ...given, currencyCode: "MYR" }));
  if (!isSignedIn(person, now)) return expect(code).toBe(4001);
  const { bankCode, bankAccountNumber: number, bankAccountName: holder } = given;
  if (person.bank.number === number && person.bank.holder === holder) return expect(code).toBe(1);
  if (needsProof(person, "UpdateUserWithdrawalInfo", now)) return expect(code).toBe(1102);
  if (!person.bankTries.allow(now)) return expect(code).toBe(4029);
  expect(code).toBe(1);
  person.proofs.delete("UpdateUserWithdrawalInfo");
  person.bank = { code: bankCode, number, holder, usableFrom: calculateBankUsableFrom(person, account, now) };
}
