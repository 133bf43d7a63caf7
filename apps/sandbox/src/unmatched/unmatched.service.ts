import Big from "big.js";
import type { Gateway } from "../catalogue/catalogue.store.ts";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { depositStore, type DepositRow } from "../deposit/deposit.store.ts";
import { Problem } from "../http/problem.ts";
import { ledger } from "../ledger/ledger.store.ts";
import { usdFor } from "../ledger/money.ts";
import { newTransactionId } from "../transaction-id.ts";
import { assign } from "./assign.ts";
import { bank, postReceived, suspense } from "./suspense.ts";
import { tellDecision } from "./tell-decision.ts";
import { unmatchedStore, type UnmatchedRow } from "./unmatched.store.ts";

/** A payment as a gateway reported it, beside the deposit that it was to be for; null where nobody knows that. */
interface Received {
  readonly gateway: Gateway;
  readonly paymentId: string;
  readonly amount: string;
  readonly currencyCode: string;
  readonly deposit: DepositRow | null;
  /** Why it does not fit. */
  readonly why: string;
}

/** What it is worth: at the rate of its deposit, or in another currency at today's; null where that has none. */
async function worth(sql: Sql, { amount, currencyCode, deposit }: Received): Promise<string | null> {
  const found =
    deposit && currencyCode === deposit.currencyCode
      ? deposit.rate
      : await catalogueStore.sellRate(sql, currencyCode);
  const usd = found === null ? null : usdFor(new Big(amount), found);
  // Less than a cent has no place in the books, and still is somebody's.
  return usd?.gt(0) ? usd.toFixed(2) : null;
}

/** Keeps a payment that does not fit, for staff to decide on; it is in the books from now on. */
export async function keepUnmatched(deps: Deps, sql: Sql, received: Received): Promise<void> {
  const { gateway, paymentId, amount, currencyCode, deposit, why } = received;
  const amountUsd = await worth(sql, received);
  const { transactionId = null, userId = null } = deposit ?? {};
  const receivedAt = deps.clock.now();
  const payment = {
    gateway,
    paymentId,
    transactionId,
    userId,
    currencyCode,
    amount,
    amountUsd,
    why,
    receivedAt,
  };
  await unmatchedStore.insert(sql, payment);
  if (amountUsd !== null) await postReceived(deps, sql, payment, amountUsd);
}

/** What staff can do with such a payment. */
export const unmatchedSteps = {
  credit: "credit",
  return: "return",
  value: "value",
  assign: "assign",
} as const;
/** One of those. */
type UnmatchedStep = keyof typeof unmatchedSteps;

/** A decision as staff give it. */
export interface UnmatchedDecision {
  readonly step: UnmatchedStep;
  readonly reason: string | null;
  /** In the currency of the payment, or for `value` in US dollars; all that is left where it is not said. */
  readonly amount: string | null;
  /** For `assign`: the deposit that it is for, by its id. */
  readonly order: string | null;
  /** What was left when they looked, so that what somebody else decided meanwhile is not decided twice. */
  readonly remaining: string | null;
}

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const invalid = (message: string) => new Problem(422, "malformed", message);
const tooLate = () =>
  new Problem(409, "transactionState", "Somebody decided on this payment in the meantime.");

/** The part that is decided on: in its currency, and in US dollars, of which the last part takes what is left. */
function partOf(payment: UnmatchedRow, given: string | null): { amount: string; amountUsd: string } {
  const { remaining, remainingUsd } = payment;
  if (remainingUsd === null)
    throw new Problem(409, "transactionState", "Please say first what this payment is worth in US dollars.");
  const text = given ?? remaining;
  if (!AMOUNT.test(text) || new Big(text).lte(0)) throw invalid("Please give an amount such as 120.50.");
  const amount = new Big(text);
  if (amount.gt(remaining))
    throw invalid(`There is not more than ${remaining} ${payment.currencyCode} left.`);
  const isAll = amount.eq(remaining);
  const usd = isAll
    ? new Big(remainingUsd)
    : amount.times(remainingUsd).div(remaining).round(2, Big.roundDown);
  if (usd.lte(0)) throw invalid("This amount is less than a cent of a US dollar.");
  return { amount: amount.toFixed(2), amountUsd: usd.toFixed(2) };
}

/** The deposit in which the client sees what was credited: their own, where that is what it asked for; else a new one. */
async function creditedDeposit(
  deps: Deps,
  sql: Sql,
  { payment, deposit }: { payment: UnmatchedRow; deposit: DepositRow },
  { amount, amountUsd, reason }: { amount: string; amountUsd: string; reason: string },
): Promise<string> {
  const isOpen = deposit.statusId < 5;
  const isAsAsked = new Big(amountUsd).eq(deposit.amountUsd) && payment.currencyCode === deposit.currencyCode;
  if (isOpen && isAsAsked) {
    await depositStore.move(sql, deposit.transactionId, [1, 2], 5, reason);
    return deposit.transactionId;
  }
  const transactionId = newTransactionId(deps, "D");
  const rate = new Big(amount).div(amountUsd).toFixed(6);
  const { userId, platformId, gatewayMethod } = deposit;
  const own = { transactionId, userId, platformId, gatewayMethod, currencyCode: payment.currencyCode };
  const requestedAt = deps.clock.now();
  await depositStore.insertCompleted(sql, { ...own, amount, amountUsd, rate, comment: reason, requestedAt });
  return transactionId;
}

/** Says what a payment without a rate is worth, and books it as received. */
async function valuePayment(
  deps: Deps,
  sql: Sql,
  payment: UnmatchedRow,
  amount: string | null,
): Promise<void> {
  if (payment.amountUsd !== null) throw tooLate();
  if (amount === null || !AMOUNT.test(amount) || new Big(amount).lte(0))
    throw invalid("Please give an amount in US dollars such as 120.50.");
  const amountUsd = new Big(amount).toFixed(2);
  await unmatchedStore.setWorth(sql, payment.unmatchedId, { amountUsd, remainingUsd: amountUsd });
  await postReceived(deps, sql, payment, amountUsd);
}

/**
 * Decides on a payment that does not fit, or on a part of it: its worth where it has no rate, then to the client's
 * e-wallet or back to where it came from. Moves the money, shows it to the client, and tells them; all of it or nothing.
 */
export async function decideUnmatched(
  deps: Deps,
  sql: Sql,
  unmatchedId: number,
  decision: UnmatchedDecision,
): Promise<{ remaining: string; transactionId: string | null }> {
  const found = await unmatchedStore.lock(sql, unmatchedId);
  if (!found) throw new Problem(404, "notFound", "There is no such payment.");
  const { payment, deposit } = found;
  const { step, reason } = decision;
  const isOver = new Big(payment.remaining).eq(0);
  const hasChanged = decision.remaining !== null && !new Big(payment.remaining).eq(decision.remaining);
  if (isOver || hasChanged) throw tooLate();
  if (reason === null) throw invalid("Please give a reason: the client reads it.");
  if (step === "assign") {
    await assign(deps, sql, payment, { order: decision.order, reason });
    return { remaining: payment.remaining, transactionId: null };
  }
  if (step === "value") {
    await valuePayment(deps, sql, payment, decision.amount);
    return { remaining: payment.remaining, transactionId: null };
  }
  const part = partOf(payment, decision.amount);
  if (step === "credit" && !deposit)
    throw new Problem(409, "transactionState", "Please say first which deposit this payment is for.");
  const transactionId =
    step === "credit" && deposit
      ? await creditedDeposit(deps, sql, { payment, deposit }, { ...part, reason })
      : null;
  const now = deps.clock.now();
  const kept = { unmatchedId, kind: step, ...part, reason, transactionId, decidedAt: now };
  const decisionId = await unmatchedStore.decide(sql, kept);
  const moved = { at: now, from: suspense(payment.gateway), amount: part.amountUsd };
  await ledger.move(
    sql,
    transactionId === null || !deposit
      ? { ...moved, kind: "paymentReturned", reference: `unmatched ${decisionId}`, to: bank }
      : {
          ...moved,
          kind: "deposit",
          reference: transactionId,
          to: { userId: deposit.userId, kind: "eWallet" },
        },
  );
  const remaining = new Big(payment.remaining).minus(part.amount).toFixed(2);
  // Nobody's money went back to where it came from: there is nobody to tell.
  if (deposit)
    await tellDecision(deps, sql, { payment, deposit }, { ...part, step, reason, remaining, transactionId });
  return { remaining, transactionId };
}
