import fc from "fast-check";
import { expect } from "vitest";
import {
  bankAccounts,
  findSaved,
  toAccountKey,
  MODEL_PAYEE_HOURS,
  calculateSavedUsableFrom,
  calculateBankUsableFrom,
  toWalletAccount,
  toWire,
  wallets,
} from "./accounts.ts";
import { isSignedIn, needsProof } from "./codes.ts";
import { by, type Command, command, pick } from "./command.ts";
import { outcome, type Real } from "./real.ts";
import type { Account, Payee, Person } from "./records.ts";
import { PASSWORD, prove, signIn } from "./session-calls.ts";
import { MINUTE } from "./tries.ts";
import { requestCode, withdraw } from "./withdrawal-calls.ts";

const MOST = 20;
const accounts: readonly Account[] = [...wallets.map(toWalletAccount), ...bankAccounts];
/** Names, of which the first two are the same. */
const names = ["Savings", " savings ", "Coins", "Other"] as const;

/** Predicts the code of saving an account, before the factor and the number of attempts count. */
function savingCode({ payees }: Person, name: string, same?: Payee): number {
  if (same) return same.name === name ? 1 : 1131;
  if (payees.some((payee) => payee.name === name)) return 1131;
  return payees.length >= MOST ? 0 : 1;
}

/** Saves an account under a name; the same one again is answered with the saved one. */
async function save(real: Real, person: Person, account: Account, given: string): Promise<void> {
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
async function remove(real: Real, person: Person, payeeId: string): Promise<void> {
  const { code } = await outcome(real.account(person).visitor.client.call("RemovePayee", { payeeId }));
  if (!isSignedIn(person, real.now())) return expect(code).toBe(4001);
  expect(code).toBe(person.payees.some(({ id }) => id === payeeId) ? 1 : 1132);
  person.payees = person.payees.filter(({ id }) => id !== payeeId);
}

/** Sets the bank account of the withdrawal settings; the same one again changes nothing. */
async function setBank(real: Real, person: Person, account: (typeof bankAccounts)[number]): Promise<void> {
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

const saving = fc
  .tuple(fc.nat(2), fc.nat(accounts.length - 1), fc.nat(names.length - 1), fc.boolean())
  .map(([who, index, nameIndex, isProved]) => {
    const [account, name = ""] = [accounts[index], names[nameIndex]];
    const what = account ? toAccountKey(account) : "";
    return command(
      `${by(who)} saves ${what} as "${name}"${isProved ? " with a code" : ""}`,
      async (model, real) => {
        const person = model.people[who];
        if (!person || !account) return;
        if (isProved && person.lastStep !== null) await prove(person, real, "AddPayee");
        await save(real, person, account, name);
      },
    );
  });

const removal = fc.tuple(fc.nat(2), fc.constantFrom(0, 0, 0, 1), fc.nat(20)).map(([who, other, index]) =>
  command(`${by(who)} removes account ${index} of ${by((who + other) % 3)}`, async (model, real) => {
    const person = model.people[who];
    const payees = model.people[(who + other) % 3]?.payees ?? [];
    if (person) await remove(real, person, pick(payees, index)?.id ?? "T0");
  }),
);

const reading = fc.nat(2).map((who) =>
  command(`${by(who)} reads the saved accounts`, async (model, real) => {
    const person = model.people[who];
    if (!person) return;
    const now = real.now();
    const { code, data } = await outcome(real.account(person).visitor.client.call("GetPayees", {}));
    if (!isSignedIn(person, now)) return expect(code).toBe(4001);
    const { payees = [], ...rest } = data ?? {};
    expect(rest).toEqual({
      waitHours: MODEL_PAYEE_HOURS,
      accountUsableFrom: toWire(person.bank.usableFrom, now),
    });
    const expected = person.payees.map((payee) => [payee.id, toWire(payee.usableFrom, now)] as const);
    expect(new Map(payees.map(({ payeeId, usableFrom }) => [payeeId, usableFrom]))).toEqual(
      new Map(expected),
    );
  }),
);

const settingBank = fc
  .tuple(fc.nat(2), fc.nat(bankAccounts.length - 1), fc.boolean())
  .map(([who, index, isProved]) =>
    command(`${by(who)} sets bank account ${index}${isProved ? " with a code" : ""}`, async (model, real) => {
      const person = model.people[who];
      const account = bankAccounts[index];
      if (!person || !account) return;
      if (isProved && person.lastStep !== null) await prove(person, real, "UpdateUserWithdrawalInfo");
      await setBank(real, person, account);
    }),
  );

/** Saves accounts until no more are accepted, in the hours that the limit of attempts needs. */
const savingMany = fc.nat(1).map((who) =>
  command(`${by(who)} saves ${MOST} accounts, and one more`, async (model, real) => {
    const person = model.people[who];
    if (!person || !isSignedIn(person, real.now())) return;
    for (let index = 0; index <= MOST; index += 1) {
      if (index % 5 === 4) {
        real.provider.clock.advance(61);
        await signIn(person, real, PASSWORD);
      }
      const bankAccountNumber = `80000${index}`;
      const account = {
        bankCode: "DAYB",
        bankAccountNumber,
        bankAccountName: "A. Rahman",
        walletAddress: null,
      };
      await save(real, person, account, `Account ${index}`);
    }
  }),
);

/** Returns a destination for a number: mostly a saved wallet, else any wallet, or the bank account as null. */
function findWallet({ payees }: Person, index: number): string | null {
  const saved = payees.flatMap(({ account }) => account.walletAddress ?? []);
  const isAny = index % 4 === 0;
  return isAny ? pick(wallets, index) : pick(saved, index);
}

/** Saves a wallet, and waits until it or the bank account can be withdrawn to; the session ends meanwhile. */
async function prepare(real: Real, person: Person, wallet: string | null): Promise<void> {
  const account = wallet === null ? null : toWalletAccount(wallet);
  if (account && !findSaved(person, account)) {
    if (person.lastStep !== null) await prove(person, real, "AddPayee");
    await save(real, person, account, account.walletAddress === wallets[0] ? "Coins" : "Ether");
  }
  const known = account ? findSaved(person, account) : person.bank;
  const left = (known?.usableFrom ?? 0) - real.now();
  if (left <= 0) return;
  real.provider.clock.advance(left / MINUTE);
  await signIn(person, real, PASSWORD);
  // The code of a time step signs in once, and proves nothing after that.
  if (person.lastStep !== null) real.provider.clock.advance(0.5);
}

const changes = ["no", "no", "no", "another amount", "another wallet", "a removal"] as const;

/** Withdrawals with the code of their own amount and destination, and with one of another. */
const withdrawing = fc
  .tuple(
    fc.nat(2),
    fc.integer({ min: 900, max: 20_000 }),
    fc.nat(7),
    fc.constantFrom(...changes),
    fc.boolean(),
  )
  .map(([who, cents, index, change, isPatient]) =>
    command(
      `${by(who)} withdraws ${cents} cents to wallet ${index}, after ${change}${isPatient ? " and the wait" : ""}`,
      async (model, real) => {
        const person = model.people[who];
        if (!person) return;
        if (!isSignedIn(person, real.now())) await signIn(person, real, PASSWORD);
        const wallet = findWallet(person, index);
        if (isPatient) await prepare(real, person, wallet);
        if (person.lastStep !== null) await prove(person, real, "WithdrawalRequest");
        await requestCode(model, real, person, { cents, wallet });
        const saved = wallet === null ? undefined : findSaved(person, toWalletAccount(wallet));
        if (change === "a removal" && saved) await remove(real, person, saved.id);
        const order = {
          cents: change === "another amount" ? cents + 1 : cents,
          wallet: change === "another wallet" ? findWallet(person, index + 1) : wallet,
        };
        await withdraw(model, real, person, order, "right");
      },
    ),
  );

/** Accounts that users save, the bank account of their settings, and withdrawals to both. */
export const payeeCommands: readonly fc.Arbitrary<Command>[] = [
  saving,
  saving,
  removal,
  settingBank,
  withdrawing,
  withdrawing,
  fc.oneof({ weight: 7, arbitrary: reading }, { weight: 1, arbitrary: savingMany }),
];
