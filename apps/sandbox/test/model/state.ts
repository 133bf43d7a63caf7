import type { Deposit, Model, Person } from "./records.ts";
import { Tries, WrongPasswords } from "./tries.ts";

/** Returns whether money for a deposit waits for staff. */
export const waitsFor = (model: Model, deposit: Deposit): boolean =>
  model.unmatched.some((one) => one.deposit === deposit && one.left > 0);

/** Creates a user with the initial state. */
export const newPerson = (name: string): Person => ({
  name,
  eWallet: 100_000,
  trading: 50_000,
  withdrawalHold: 0,
  transferHold: 0,
  session: null,
  code: null,
  oldCodes: [],
  wrongPasswords: new WrongPasswords(),
  passwordTries: new Tries(10, 10),
  codeTries: new Tries(10, 60),
  lastStep: null,
  changedAt: null,
  proofs: new Map(),
  lastWithdrawal: null,
  bank: { code: "", number: "", holder: "", usableFrom: null },
  bankTries: new Tries(5, 60),
  payees: [],
  payeeTries: new Tries(5, 60),
  deletionTries: new Tries(5, 24 * 60),
  isErased: false,
});

/** The limits of withdrawals in cents, which the provider under test is configured with too. */
export const modelLimits = { day: 70_000, month: 150_000 } as const;

/** Returns what a user can still withdraw in the day and in the month of a time, in cents. */
export function leftOf(
  { withdrawals }: Model,
  person: Person,
  now: number,
): Readonly<Record<keyof typeof modelLimits, number>> {
  const time = new Date(now);
  const month = Date.UTC(time.getUTCFullYear(), time.getUTCMonth());
  const day = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate());
  const left = (limit: number, from: number) => {
    const counted = withdrawals.filter(
      ({ owner, status, at }) => owner === person && status < 6 && at >= from,
    );
    return Math.max(0, limit - counted.reduce((sum, { cents }) => sum + cents, 0));
  };
  return { day: left(modelLimits.day, day), month: left(modelLimits.month, month) };
}
