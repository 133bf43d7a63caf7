import fc from "fast-check";
import { expect } from "vitest";
import { isSignedIn } from "./codes.ts";
import { by, type Command, command, pick } from "./command.ts";
import { decide, outcome, type Real } from "./real.ts";
import { cancelCode, type Case } from "./records.ts";
import { leftOf } from "./state.ts";
import { decideTransfer, moveToTrading, sendTrading } from "./transfer-calls.ts";
import { withdraw } from "./withdrawal-calls.ts";

/** Cents of US dollars: any amount, and amounts at the limits. */
export const cents = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1_000, max: 60_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 999, 1_000, 50_000, 100_000, 500_000, 500_001) },
);

const signedOut = 4001;
const codeKinds = ["right", "wrong", "older"] as const;

/** Decides on a withdrawal as staff. */
export async function decideWithdrawal(
  real: Real,
  found: Case,
  step: "process" | "approve" | "reject",
): Promise<void> {
  const status = await decide(real, `withdrawals/${found.id}/${step}`);
  const mayHappen = step === "process" ? found.status === 1 : found.status < 5;
  expect(status).toBe(mayHappen ? 200 : 409);
  if (!mayHappen) return;
  found.status = step === "process" ? 2 : step === "approve" ? 5 : 6;
  if (found.status === 2) return;
  found.owner.withdrawalHold -= found.cents;
  if (found.status === 6) found.owner.eWallet += found.cents;
}

/** Withdrawals and transfers, and decisions of staff on them. */
export const moneyCommands: readonly fc.Arbitrary<Command>[] = [
  fc.tuple(fc.nat(2), cents, fc.constantFrom("right" as const, ...codeKinds)).map(([who, usd, kind]) =>
    command(`${by(who)} withdraws ${usd} cents with the ${kind} code`, async (model, real) => {
      const person = model.people[who];
      if (person) await withdraw(model, real, person, { cents: usd, wallet: null }, kind);
    }),
  ),
  fc.nat(2).map((who) =>
    command(`${by(who)} reads the limits`, async (model, real) => {
      const person = model.people[who];
      if (!person) return;
      const now = real.now();
      const { code, data } = await outcome(real.account(person).visitor.client.call("GetLimits", {}));
      if (!isSignedIn(person, now)) return expect(code).toBe(signedOut);
      const left = leftOf(model, person, now);
      expect(data).toMatchObject({
        available: person.eWallet / 100,
        onHold: person.withdrawalHold / 100,
        day: { left: left.day / 100 },
        month: { left: left.month / 100 },
      });
    }),
  ),
  fc.nat(2).map((who) =>
    command(`${by(who)} sends the last withdrawal again`, async (model, real) => {
      const person = model.people[who];
      if (!person?.lastWithdrawal) return;
      const { key, input, transactionId } = person.lastWithdrawal;
      const { client } = real.account(person).visitor;
      const { code, data } = await outcome(client.call("WithdrawalRequest", input, { idempotencyKey: key }));
      if (!isSignedIn(person, real.now())) return expect(code).toBe(signedOut);
      expect({ code, data }).toEqual({ code: 1, data: { transactionId } });
    }),
  ),
  fc.tuple(fc.nat(20), fc.constantFrom("process", "approve", "reject")).map(([index, step]) =>
    command(`staff ${step} withdrawal ${index}`, async (model, real) => {
      const found = pick(model.withdrawals, index);
      if (found) await decideWithdrawal(real, found, step);
    }),
  ),
  fc.tuple(fc.nat(2), fc.nat(20)).map(([who, index]) =>
    command(`${by(who)} cancels withdrawal ${index}`, async (model, real) => {
      const person = model.people[who];
      const found = pick(model.withdrawals, index);
      if (!person || !found) return;
      const { client } = real.account(person).visitor;
      const { code } = await outcome(client.call("CancelWithdrawal", { transactionId: found.id }));
      if (!isSignedIn(person, real.now())) return expect(code).toBe(signedOut);
      expect(code).toBe(cancelCode(found, person));
      if (code !== 1 || found.status === 6) return;
      found.status = 6;
      person.withdrawalHold -= found.cents;
      person.eWallet += found.cents;
    }),
  ),
  fc.tuple(fc.nat(2), fc.nat(20)).map(([who, index]) =>
    command(`${by(who)} cancels transfer ${index}`, async (model, real) => {
      const person = model.people[who];
      const found = pick(model.transfers, index);
      if (!person || !found) return;
      const { client } = real.account(person).visitor;
      const { code } = await outcome(client.call("CancelTransfer", { transactionId: found.id }));
      if (!isSignedIn(person, real.now())) return expect(code).toBe(signedOut);
      expect(code).toBe(cancelCode(found, person));
      if (code !== 1 || found.status === 6) return;
      found.status = 6;
      person.transferHold -= found.cents;
      person.trading += found.cents;
    }),
  ),
  fc.tuple(fc.nat(2), cents).map(([who, usd]) =>
    command(`${by(who)} moves ${usd} cents from the e-wallet to trading`, async (model, real) => {
      const person = model.people[who];
      if (person) await moveToTrading(real, person, usd);
    }),
  ),
  fc.tuple(fc.nat(2), fc.nat(3), cents).map(([who, to, usd]) =>
    command(`${by(who)} sends ${usd} cents to ${to === 3 ? "the e-wallet" : by(to)}`, async (model, real) => {
      const person = model.people[who];
      if (person) await sendTrading(model, real, person, model.people[to] ?? null, usd);
    }),
  ),
  fc.tuple(fc.nat(20), fc.constantFrom("approve", "reject")).map(([index, step]) =>
    command(`staff ${step} transfer ${index}`, async (model, real) => {
      const found = pick(model.transfers, index);
      if (found) await decideTransfer(real, found, step);
    }),
  ),
];
