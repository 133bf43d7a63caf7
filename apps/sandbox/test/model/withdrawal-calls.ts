import Big from "big.js";
import { createIdempotencyKey } from "@broker/sdk";
import { expect } from "vitest";
import { lastLetter } from "../provider.ts";
import { toDestination, isUsable } from "./accounts.ts";
import { isSignedIn, mayResend, needsProof, tryCode } from "./codes.ts";
import { isFrozen } from "./freeze.ts";
import { outcome, type Real } from "./real.ts";
import type { Model, Person } from "./records.ts";
import { leftOf } from "./state.ts";

/** A withdrawal of an amount in cents to a wallet, or to the bank account where none is named. */
export interface Order {
  readonly cents: number;
  readonly wallet: string | null;
}

/** Converts cents to the local currency, as numbers of the wire. */
export const local = (usdCents: number, rate: string, rounding: Big.RoundingMode = Big.roundHalfUp) =>
  new Big(usdCents).div(100).times(rate).round(2, rounding).toNumber();
/** Returns the refusal code of a platform's limits; null within them. */
export const limitCode = (usdCents: number) => (usdCents < 1_000 ? 2002 : usdCents > 500_000 ? 2003 : null);

const platformOf = ({ wallet }: Order) => (wallet === null ? 11 : wallet.startsWith("T") ? 21 : 22);
const namedIn = (order: Order) => ({
  paymentPlatformId: platformOf(order),
  amountUsd: order.cents / 100,
  ...(order.wallet !== null && { walletAddress: order.wallet }),
});

/** Returns the refusal code of an amount and a destination, as for the code of a withdrawal; null where both are possible. */
function orderCode(model: Model, person: Person, { cents, wallet }: Order, now: number): number | null {
  const limit = limitCode(cents);
  if (limit) return limit;
  if (!isUsable(person, wallet, now)) return 1130;
  const left = leftOf(model, person, now);
  return cents > Math.min(left.day, left.month) ? 1110 : null;
}

/** Requests the code of a withdrawal, or one for any amount to the bank account. */
export async function requestCode(
  model: Model,
  real: Real,
  person: Person,
  order: Order | null,
): Promise<void> {
  const now = real.now();
  const { visitor, email } = real.account(person);
  const input = order ? namedIn(order) : {};
  const { code } = await outcome(visitor.client.call("RequestOtpWithdrawal", input));
  if (!isSignedIn(person, now)) return expect(code).toBe(4001);
  if (!person.codeTries.allow(now)) return expect(code).toBe(4029);
  if (isFrozen(person, now)) return expect(code).toBe(1111);
  if (!order && !isUsable(person, null, now)) return expect(code).toBe(1130);
  const refused = order && orderCode(model, person, order, now);
  if (refused) return expect(code).toBe(refused);
  const confirmed = {
    destination: toDestination(person, order?.wallet ?? null),
    cents: order?.cents ?? null,
  };
  if (!mayResend(person, confirmed, now)) return expect(code).toBe(4029);
  expect(code).toBe(1);
  if (person.code) person.oldCodes.push(person.code.value);
  const value = (await lastLetter(real.provider, email)).code ?? "";
  const { session } = person;
  person.code = { ...confirmed, value, at: now, session, wrongTries: 0, isUsed: false, isOver: false };
}

/** Requests a withdrawal with the right code, a wrong one, or the one before. */
export async function withdraw(
  model: Model,
  real: Real,
  person: Person,
  order: Order,
  kind: "right" | "wrong" | "older",
): Promise<void> {
  const now = real.now();
  const values = { right: person.code?.value, wrong: "999999", older: person.oldCodes.at(-1) };
  const otpValue = values[kind] ?? "999998";
  const { cents, wallet } = order;
  const amounts =
    wallet === null
      ? { currencyCode: "MYR", amount: local(cents, "4.41") }
      : { currencyCode: "USD", amount: cents / 100 };
  const input = { ...namedIn(order), ...amounts, otpValue };
  const key = createIdempotencyKey();
  const { client } = real.account(person).visitor;
  const { code, data } = await outcome(client.call("WithdrawalRequest", input, { idempotencyKey: key }));
  if (!isSignedIn(person, now)) return expect(code).toBe(4001);
  if (isFrozen(person, now)) return expect(code).toBe(1111);
  const refused = orderCode(model, person, order, now);
  if (refused) return expect(code).toBe(refused);
  if (needsProof(person, "WithdrawalRequest", now)) return expect(code).toBe(1102);
  const confirmed = { destination: toDestination(person, wallet), cents };
  if (!tryCode(person, otpValue, confirmed, now)) return expect(code).toBe(2011);
  if (person.eWallet < cents) return expect(code).toBe(2007);
  expect(code).toBe(1);
  person.eWallet -= cents;
  person.withdrawalHold += cents;
  if (person.code) person.code.isUsed = true;
  person.proofs.delete("WithdrawalRequest");
  const id = data?.transactionId ?? "";
  person.lastWithdrawal = { key, input, transactionId: id };
  model.withdrawals.push({ id, owner: person, cents, at: now, status: 1 });
}
