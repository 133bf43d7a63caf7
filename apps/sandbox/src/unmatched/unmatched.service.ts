import Big from "big.js";
import type { Gateway } from "../catalogue/catalogue.store.ts";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { depositStore, type DepositRow } from "../deposit/deposit.store.ts";
import { Problem } from "../http/problem.ts";
import { ledger } from "../ledger/ledger.store.ts";
import { toUsd } from "../ledger/money.ts";
import { createTransactionId } from "../transaction-id.ts";
import { assign } from "./assign.ts";
import { bank, postReceived, suspenseOf } from "./suspense.ts";
import { reportDecision } from "./report-decision.ts";
import { sessionStore } from "../session/session.store.ts";
import { unmatchedStore, type UnmatchedRow } from "./unmatched.store.ts";

/** A reported payment with the deposit that it names; null where that is unknown. */
interface Received {
  readonly gateway: Gateway;
  readonly paymentId: string;
  readonly amount: string;
  readonly currencyCode: string;
  readonly deposit: DepositRow | null;
  /** The reason why it fits no deposit. */
  readonly why: string;
}

/** Returns the value in US dollars, at the rate of the deposit or today's rate; null without a rate. */
async function worth(sql: Sql, { amount, currencyCode, deposit }: Received): Promise<string | null> {
  const found =
    deposit && currencyCode === deposit.currencyCode
      ? deposit.rate
      : await catalogueStore.sellRate(sql, currencyCode);
  const usd = found === null ? null : toUsd(new Big(amount), found);
  // Amounts below a cent are not booked, and still belong to a client.
  return usd?.gt(0) ? usd.toFixed(2) : null;
}

/** Stores an unmatched payment for a decision of staff, and books it. */
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

/** The steps that staff can take with an unmatched payment. */
export const unmatchedSteps = {
  credit: "credit",
  return: "return",
  value: "value",
  assign: "assign",
} as const;
/** The name of a step. */
type UnmatchedStep = keyof typeof unmatchedSteps;

/** The decision that staff submit. */
export interface UnmatchedDecision {
  readonly step: UnmatchedStep;
  readonly reason: string | null;
  /** The amount in the payment's currency, or in US dollars for `value`; null for the whole remainder. */
  readonly amount: string | null;
  /** The id of the deposit, for `assign`. */
  readonly order: string | null;
  /** The remainder when staff read the page, so that a concurrent decision is not repeated. */
  readonly remaining: string | null;
}

const AMOUNT = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/;
/** Returns whether a text is an amount. */
export const isAmount = (text: string): boolean => AMOUNT.test(text);
const invalid = (message: string) => new Problem(422, "malformed", message);
const tooLate = () =>
  new Problem(409, "transactionState", "Somebody decided on this payment in the meantime.");

/** Returns the part that is decided on, in both currencies; the last part takes the whole remainder. */
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

/**
 * Returns the deposit of a payment that can be credited. One of an erased account cannot: the account can have no new
 * deposit, and its money could not be withdrawn.
 */
async function requireCreditable(sql: Sql, deposit: DepositRow | null): Promise<DepositRow> {
  const refuse = (message: string) => new Problem(409, "transactionState", message);
  if (!deposit) throw refuse("Please say first which deposit this payment is for.");
  if (await sessionStore.isErased(sql, deposit.userId))
    throw refuse("The account of this client was deleted. Please send the payment back.");
  return deposit;
}

/**
 * Returns the deposit that shows the credited amount to the client: the client's open deposit if the payment matches it, or
 * else a new deposit.
 */
async function creditedDeposit(
  deps: Deps,
  sql: Sql,
  { payment, deposit }: { payment: UnmatchedRow; deposit: DepositRow },
  { amount, amountUsd, reason }: { amount: string; amountUsd: string; reason: string },
): Promise<string> {
  const isOpen = deposit.statusId < 5;
  const isAsAsked = new Big(amountUsd).eq(deposit.amountUsd) && payment.currencyCode === deposit.currencyCode;
  if (isOpen && isAsAsked) {
    await depositStore.move(sql, deposit.transactionId, [1, 2], 5, reason, deps.clock.now());
    return deposit.transactionId;
  }
  const transactionId = createTransactionId(deps, "D");
  const rate = new Big(amount).div(amountUsd).toFixed(6);
  const { userId, platformId, gatewayMethod } = deposit;
  const own = { transactionId, userId, platformId, gatewayMethod, currencyCode: payment.currencyCode };
  const requestedAt = deps.clock.now();
  await depositStore.insertCompleted(sql, { ...own, amount, amountUsd, rate, comment: reason, requestedAt });
  return transactionId;
}

/** Sets the value of a payment without a rate, and books it. */
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
 * Decides on an unmatched payment or a part of it: sets the worth of a payment without a rate, credits the client's e-wallet,
 * or returns the payment to its source. The movement, the client's row and the notification are one transaction.
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
  if (reason === null) throw invalid("Please give a reason.");
  if (step === "assign") {
    await assign(deps, sql, payment, { order: decision.order, reason });
    return { remaining: payment.remaining, transactionId: null };
  }
  if (step === "value") {
    await valuePayment(deps, sql, payment, decision.amount);
    return { remaining: payment.remaining, transactionId: null };
  }
  const part = partOf(payment, decision.amount);
  const transactionId =
    step === "credit"
      ? await creditedDeposit(
          deps,
          sql,
          { payment, deposit: await requireCreditable(sql, deposit) },
          { ...part, reason },
        )
      : null;
  const now = deps.clock.now();
  const kept = { unmatchedId, kind: step, ...part, reason, transactionId, decidedAt: now };
  const decisionId = await unmatchedStore.decide(sql, kept);
  const moved = { at: now, from: suspenseOf(payment.gateway), amount: part.amountUsd };
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
  // A payment without a deposit has no client to notify.
  if (deposit)
    await reportDecision(
      deps,
      sql,
      { payment, deposit },
      { ...part, step, reason, remaining, transactionId },
    );
  return { remaining, transactionId };
}
