import Big from "big.js";
import { expect } from "vitest";
import { receipt } from "../provider.ts";
import { isSignedIn } from "./codes.ts";
import { isFrozen } from "./freeze.ts";
import { decide, newTransfer, outcome, type Real } from "./real.ts";
import type { Model, Person, Transfer } from "./records.ts";
import { local } from "./withdrawal-calls.ts";

/** Moves an amount in cents from a user's e-wallet to the trading account. */
export async function moveToTrading(real: Real, person: Person, usd: number): Promise<void> {
  const amounts = { amount: local(usd, "4.47", Big.roundUp), amountUsd: usd / 100, currencyCode: "MYR" };
  const { code } = await outcome(real.account(person).visitor.client.call("EWalletTransferRequest", amounts));
  if (!isSignedIn(person, real.now())) return expect(code).toBe(4001);
  if (person.eWallet < usd) return expect(code).toBe(2007);
  expect(code).toBe(1);
  person.eWallet -= usd;
  person.trading += usd;
}

/** Requests a transfer of an amount in cents to another user, or to the own e-wallet without a recipient. */
export async function sendTrading(
  model: Model,
  real: Real,
  person: Person,
  recipient: Person | null,
  usd: number,
): Promise<void> {
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
  if (!isSignedIn(person, real.now())) return expect(code).toBe(4001);
  if (recipient && isFrozen(person, real.now())) return expect(code).toBe(1111);
  // A deleted account is no recipient.
  if (recipient?.isErased) return expect(code).toBe(2012);
  if (recipient === person) return expect(code).toBe(2013);
  if (person.trading < usd) return expect(code).toBe(2007);
  expect(code).toBe(1);
  person.trading -= usd;
  person.transferHold += usd;
  const id = await newTransfer(real, userId, model.transfers);
  model.transfers.push({ id, owner: person, recipient, cents: usd, at: real.now(), status: 1 });
}

/** Decides on a transfer as staff. */
export async function decideTransfer(real: Real, found: Transfer, step: "approve" | "reject"): Promise<void> {
  const status = await decide(real, `transfers/${found.id}/${step}`);
  expect(status).toBe(found.status === 1 ? 200 : 409);
  if (found.status !== 1) return;
  const { owner, recipient } = found;
  found.status = step === "approve" ? 5 : 6;
  owner.transferHold -= found.cents;
  if (found.status === 6) owner.trading += found.cents;
  else if (recipient) recipient.trading += found.cents;
  else owner.eWallet += found.cents;
}
