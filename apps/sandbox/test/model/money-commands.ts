import Big from "big.js";
import { createIdempotencyKey } from "@broker/sdk";
import fc from "fast-check";
import { expect } from "vitest";
import { receipt } from "../provider.ts";
import { by, type Command, command, pick } from "./command.ts";
import { isFrozen } from "./freeze.ts";
import { decide, newTransfer, outcome } from "./real.ts";
import { cancelCode, isSignedIn, leftOf, needsProof, tryCode } from "./state.ts";

/** Cents of US dollars: any amount, and amounts at the limits. */
export const cents = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1_000, max: 60_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 999, 1_000, 50_000, 100_000, 500_000, 500_001) },
);
/** Converts cents to the local currency, as numbers of the wire. */
export const local = (usdCents: number, rate: string, rounding: Big.RoundingMode = Big.roundHalfUp) =>
  new Big(usdCents).div(100).times(rate).round(2, rounding).toNumber();
/** Returns the refusal code of a platform's limits; null within them. */
export const limitCode = (usdCents: number) => (usdCents < 1_000 ? 2002 : usdCents > 500_000 ? 2003 : null);

const signedOut = 4001;
const codeKinds = ["right", "wrong", "older"] as const;

/** Withdrawals and transfers, and decisions of staff on them. */
export const moneyCommands: readonly fc.Arbitrary<Command>[] = [
  fc.tuple(fc.nat(2), cents, fc.constantFrom("right" as const, ...codeKinds)).map(([who, usd, kind]) =>
    command(`${by(who)} withdraws ${usd} cents with the ${kind} code`, async (model, real) => {
      const person = model.people[who];
      if (!person) return;
      const now = real.now();
      const values = { right: person.code?.value, wrong: "999999", older: person.oldCodes.at(-1) };
      const otpValue = values[kind] ?? "999998";
      const amounts = { amount: local(usd, "4.41"), amountUsd: usd / 100 };
      const input = { paymentPlatformId: 11, currencyCode: "MYR", ...amounts, otpValue };
      const key = createIdempotencyKey();
      const { client } = real.account(person).visitor;
      const { code, data } = await outcome(client.call("WithdrawalRequest", input, { idempotencyKey: key }));
      if (!isSignedIn(person, now)) return expect(code).toBe(signedOut);
      if (isFrozen(person, now)) return expect(code).toBe(1111);
      const limit = limitCode(usd);
      if (limit) return expect(code).toBe(limit);
      const left = leftOf(model, person, now);
      if (usd > Math.min(left.day, left.month)) return expect(code).toBe(1110);
      if (needsProof(person, now)) return expect(code).toBe(1102);
      if (!tryCode(person, otpValue, now)) return expect(code).toBe(2011);
      if (person.eWallet < usd) return expect(code).toBe(2007);
      expect(code).toBe(1);
      person.eWallet -= usd;
      person.withdrawalHold += usd;
      if (person.code) person.code.isUsed = true;
      person.proof = null;
      const id = data?.transactionId ?? "";
      person.lastWithdrawal = { key, input, transactionId: id };
      model.withdrawals.push({ id, owner: person, cents: usd, at: now, status: 1 });
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
      if (!found) return;
      const status = await decide(real, `withdrawals/${found.id}/${step}`);
      const mayHappen = step === "process" ? found.status === 1 : found.status < 5;
      expect(status).toBe(mayHappen ? 200 : 409);
      if (!mayHappen) return;
      found.status = step === "process" ? 2 : step === "approve" ? 5 : 6;
      if (found.status === 2) return;
      found.owner.withdrawalHold -= found.cents;
      if (found.status === 6) found.owner.eWallet += found.cents;
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
      if (!person) return;
      const amounts = { amount: local(usd, "4.47", Big.roundUp), amountUsd: usd / 100, currencyCode: "MYR" };
      const { code } = await outcome(
        real.account(person).visitor.client.call("EWalletTransferRequest", amounts),
      );
      if (!isSignedIn(person, real.now())) return expect(code).toBe(signedOut);
      if (person.eWallet < usd) return expect(code).toBe(2007);
      expect(code).toBe(1);
      person.eWallet -= usd;
      person.trading += usd;
    }),
  ),
  fc.tuple(fc.nat(2), fc.nat(3), cents).map(([who, to, usd]) =>
    command(`${by(who)} sends ${usd} cents to ${to === 3 ? "the e-wallet" : by(to)}`, async (model, real) => {
      const person = model.people[who];
      const recipient = model.people[to] ?? null;
      if (!person) return;
      const { visitor, userId } = real.account(person);
      const named = recipient ? real.account(recipient) : null;
      const { code } = await outcome<unknown>(
        named
          ? visitor.client.call("CTraderInternalTransferUserToUser", {
              ToUserEmail: named.email,
              ToUserCTraderLogin: named.cTraderLogin,
              AmountUsd: usd / 100,
              Reference: receipt(),
            })
          : visitor.client.call("CTraderTransferRequest", { amountUsd: usd / 100 }),
      );
      if (!isSignedIn(person, real.now())) return expect(code).toBe(signedOut);
      if (recipient && isFrozen(person, real.now())) return expect(code).toBe(1111);
      if (recipient === person) return expect(code).toBe(2013);
      if (person.trading < usd) return expect(code).toBe(2007);
      expect(code).toBe(1);
      person.trading -= usd;
      person.transferHold += usd;
      const id = await newTransfer(real, userId, model.transfers);
      model.transfers.push({ id, owner: person, recipient, cents: usd, at: real.now(), status: 1 });
    }),
  ),
  fc.tuple(fc.nat(20), fc.constantFrom("approve", "reject")).map(([index, step]) =>
    command(`staff ${step} transfer ${index}`, async (model, real) => {
      const found = pick(model.transfers, index);
      if (!found) return;
      const status = await decide(real, `transfers/${found.id}/${step}`);
      expect(status).toBe(found.status === 1 ? 200 : 409);
      if (found.status !== 1) return;
      const { owner, recipient } = found;
      found.status = step === "approve" ? 5 : 6;
      owner.transferHold -= found.cents;
      if (found.status === 6) owner.trading += found.cents;
      else if (recipient) recipient.trading += found.cents;
      else owner.eWallet += found.cents;
    }),
  ),
];
