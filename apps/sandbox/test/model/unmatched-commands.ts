import Big from "big.js";
import fc from "fast-check";
import { expect } from "vitest";
import { type Command, command, pick } from "./command.ts";
import { decide, newestUnmatched, type Real, report } from "./real.ts";
import { type Deposit, type Model, settle, type Unmatched } from "./records.ts";
import { waitsFor } from "./state.ts";

/** Converts an amount at the seeded rate to cents of US dollars, half-up. */
const inDollars = (amount: string): number =>
  new Big(amount).div("4.47").round(2, Big.roundHalfUp).times(100).toNumber();

/** Returns the value of a part of a payment in cents: never more than its share. */
const partInDollars = (part: number, { left, leftUsd }: Unmatched): number =>
  left === 0 ? 0 : new Big(part).times(leftUsd).div(left).round(0, Big.roundDown).toNumber();

/** Adds an unmatched payment to the model; without a deposit where it is unknown. */
export async function keepUnmatched(
  model: Model,
  real: Real,
  deposit: Deposit | null,
  paid: string,
): Promise<void> {
  const { id, usd } = await newestUnmatched(real);
  expect(usd).toBe(inDollars(paid));
  const amount = Math.round(Number(paid) * 100);
  model.unmatched.push({ deposit, isNamed: deposit !== null, id, amount, left: amount, leftUsd: usd });
}

/** A decision on a part of an unmatched payment; `isStale` where staff read it before another decision. */
interface Part {
  readonly step: "credit" | "return";
  readonly share: number;
  readonly isStale: boolean;
}

/** Decides on a part of an unmatched payment as staff. */
export async function decidePart(
  model: Model,
  real: Real,
  found: Unmatched,
  { step, share, isStale }: Part,
): Promise<void> {
  const { deposit } = found;
  const part = Math.floor(found.left / share);
  const usd = share === 1 ? found.leftUsd : partInDollars(part, found);
  const amount = (part / 100).toFixed(2);
  const remaining = ((found.left + (isStale ? 1 : 0)) / 100).toFixed(2);
  const status = await decide(real, `unmatched/${found.id}/${step}`, { amount, remaining, reason: "seen" });
  if (found.left === 0 || isStale) return expect(status).toBe(409);
  if (usd === 0) return expect(status).toBe(422);
  // Money for a deleted account can be returned only.
  if (step === "credit" && (!deposit || deposit.owner.isErased)) return expect(status).toBe(409);
  expect(status).toBe(200);
  found.left -= part;
  found.leftUsd -= usd;
  if (!deposit) return;
  if (step === "credit") deposit.owner.eWallet += usd;
  const isAsAsked = step === "credit" && deposit.status <= 2 && usd === deposit.cents;
  if (isAsAsked) deposit.status = 5;
  else if (deposit.status <= 2 && !waitsFor(model, deposit)) deposit.status = 6;
}

/** Payments for unknown deposits, and decisions of staff on all unmatched payments. */
export const unmatchedCommands: readonly fc.Arbitrary<Command>[] = [
  fc.tuple(fc.integer({ min: 1, max: 500_000 }), fc.boolean()).map(([cents, isTwice]) =>
    command(`the gateway reports ${cents} sen for a deposit that nobody knows`, async (model, real) => {
      const amount = (cents / 100).toFixed(2);
      const [person] = model.people;
      if (!person || inDollars(amount) === 0) return;
      const paymentId = `nobody-${real.account(person).userId}-${model.unmatched.length}`;
      const body = { paymentId, transactionId: "D-NOBODY", outcome: "paid", amount, currencyCode: "MYR" };
      const answer = await report(real, body, false);
      expect(answer).toMatchObject({ effect: expect.stringMatching("^unmatched") });
      await keepUnmatched(model, real, null, amount);
      if (isTwice) expect(await report(real, body, false)).toMatchObject({ effect: "known already" });
    }),
  ),
  fc.tuple(fc.nat(20), fc.nat(20)).map(([index, order]) =>
    command(`staff give unmatched payment ${index} to deposit ${order}`, async (model, real) => {
      const found = pick(model.unmatched, index);
      const deposit = pick(model.deposits, order);
      if (!found || !deposit) return;
      const status = await decide(real, `unmatched/${found.id}/assign`, {
        order: deposit.id,
        reason: "seen",
      });
      const isOpen = found.deposit === null || (!found.isNamed && found.left === found.amount);
      if (found.left === 0 || !isOpen || found.deposit === deposit) return expect(status).toBe(409);
      if (!deposit.isAtGateway) return expect(status).toBe(422);
      if (deposit.status === 5) return expect(status).toBe(409);
      expect(status).toBe(200);
      found.deposit = deposit;
      found.leftUsd = inDollars((found.left / 100).toFixed(2)) || found.leftUsd;
      if (deposit.status === 1) settle(deposit, 2);
      const state = `select payment_status_id as status from deposit where transaction_id = '${deposit.id}'`;
      expect((await real.provider.query(state)).rows).toEqual([{ status: deposit.status }]);
    }),
  ),
  fc
    .tuple(fc.nat(20), fc.constantFrom("credit", "return"), fc.constantFrom(1, 1, 2, 3), fc.boolean())
    .map(([index, step, share, isStale]) =>
      command(
        `staff ${step} 1/${share} of unmatched payment ${index}${isStale ? ", as it was before" : ""}`,
        async (model, real) => {
          const found = pick(model.unmatched, index);
          if (found) await decidePart(model, real, found, { step, share, isStale });
        },
      ),
    ),
];
