import fc from "fast-check";
import { expect } from "vitest";
import {
  bankAccounts,
  findSaved,
  toAccountKey,
  MODEL_PAYEE_HOURS,
  toBankAccount,
  toWalletAccount,
  toWire,
  wallets,
} from "./accounts.ts";
import { isSignedIn } from "./codes.ts";
import { by, type Command, command, pick } from "./command.ts";
import { MOST, removePayee, respellBank, savePayee, setBank } from "./payee-calls.ts";
import { outcome, type Real } from "./real.ts";
import type { Account, Person } from "./records.ts";
import { PASSWORD, prove, signIn } from "./session-calls.ts";
import { MINUTE } from "./tries.ts";
import { requestCode, withdraw } from "./withdrawal-calls.ts";

const accounts: readonly Account[] = [...wallets.map(toWalletAccount), ...bankAccounts];
/** Names, of which the first two are the same. */
const names = ["Savings", " savings ", "Coins", "Other"] as const;

const proofs = ["without a code", "with a code", "twice with one code"] as const;

const saving = fc
  .tuple(fc.nat(2), fc.nat(accounts.length - 1), fc.nat(names.length - 1), fc.constantFrom(...proofs))
  .map(([who, index, nameIndex, how]) => {
    const [account, name = ""] = [accounts[index], names[nameIndex]];
    const what = account ? toAccountKey(account) : "";
    return command(`${by(who)} saves ${what} as "${name}" ${how}`, async (model, real) => {
      const person = model.people[who];
      if (!person || !account) return;
      if (how !== "without a code" && person.lastStep !== null) await prove(person, real, "AddPayee");
      await savePayee(real, person, account, name);
      if (how !== "twice with one code") return;
      await savePayee(real, person, toBankAccount(`70000${index}`, "Amira Rahman"), `Spare ${index}`);
    });
  });

const removal = fc.tuple(fc.nat(2), fc.constantFrom(0, 0, 0, 1), fc.nat(20)).map(([who, other, index]) =>
  command(`${by(who)} removes account ${index} of ${by((who + other) % 3)}`, async (model, real) => {
    const person = model.people[who];
    const payees = model.people[(who + other) % 3]?.payees ?? [];
    if (person) await removePayee(real, person, pick(payees, index)?.id ?? "T0");
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
  .tuple(fc.nat(2), fc.nat(bankAccounts.length - 1), fc.constantFrom(...proofs))
  .map(([who, index, how]) =>
    command(`${by(who)} sets bank account ${index} ${how}`, async (model, real) => {
      const person = model.people[who];
      const account = bankAccounts[index];
      if (!person || !account) return;
      if (how !== "without a code" && person.lastStep !== null)
        await prove(person, real, "UpdateUserWithdrawalInfo");
      await setBank(real, person, account);
      if (how === "twice with one code") await setBank(real, person, respellBank(person));
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
      const account = toBankAccount(`80000${index}`, "A. Rahman");
      await savePayee(real, person, account, `Account ${index}`);
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
    await savePayee(real, person, account, account.walletAddress === wallets[0] ? "Coins" : "Ether");
  }
  const known = account ? findSaved(person, account) : person.bank;
  const left = (known?.usableFrom ?? 0) - real.now();
  if (left <= 0) return;
  real.provider.clock.advance(left / MINUTE);
  await signIn(person, real, PASSWORD);
  // The code of a time step signs in once, and proves nothing after that.
  if (person.lastStep !== null) real.provider.clock.advance(0.5);
}

const changes = [
  "no",
  "no",
  "no",
  "another amount",
  "another wallet",
  "a removal",
  "another notation",
] as const;

/** Changes the destination of a withdrawal after its code was sent, and returns its wallet. */
async function changeDestination(
  real: Real,
  person: Person,
  asked: {
    readonly wallet: string | null;
    readonly index: number;
    readonly change: (typeof changes)[number];
  },
): Promise<string | null> {
  const { wallet, index, change } = asked;
  if (change === "another wallet") return findWallet(person, index + 1);
  if (change !== "another notation") return wallet;
  if (wallet === null) await setBank(real, person, respellBank(person));
  const [, capitals, plain] = wallets;
  return wallet === capitals ? plain : wallet === plain ? capitals : wallet;
}

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
        if (change === "a removal" && saved) await removePayee(real, person, saved.id);
        const order = {
          cents: change === "another amount" ? cents + 1 : cents,
          wallet: await changeDestination(real, person, { wallet, index, change }),
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
