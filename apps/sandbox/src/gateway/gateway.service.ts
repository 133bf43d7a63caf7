import Big from "big.js";
import * as v from "valibot";
import type { Gateway } from "../catalogue/catalogue.store.ts";
import { recordEvent } from "../control/event.store.ts";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { stepDeposit } from "../deposit/deposit.service.ts";
import type { DepositRow } from "../deposit/deposit.store.ts";
import { Problem } from "../http/problem.ts";
import { keepUnmatched } from "../unmatched/unmatched.service.ts";
import { unmatchedStore } from "../unmatched/unmatched.store.ts";
import { gatewayStore } from "./gateway.store.ts";
import { isSigned, type Order, sealOrder } from "./signature.ts";

const LATE_HOURS = 24;

/** The report of a payment by a gateway. */
const Callback = v.strictObject({
  paymentId: v.pipe(v.string(), v.regex(/^[\w-]{8,60}$/)),
  transactionId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
  outcome: v.picklist(["paid", "declined"]),
  amount: v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,11})\.\d{2}$/)),
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
});

/** A parsed report. */
export type GatewayCallback = v.InferOutput<typeof Callback>;

/** Returns the address to which a payer is sent; for ESS, the form that leads there. */
export async function createPaymentUrl(
  deps: Deps,
  sql: Sql,
  gateway: Gateway,
  { transactionId, back }: Order,
): Promise<string> {
  const seal = sealOrder(await gatewayStore.secret(sql, gateway), { transactionId, back });
  const fields = { order: transactionId, seal, ...(back !== "" && { back }) };
  const checkout = new URL(`/sandbox/gateways/${gateway}/checkout`, deps.origin);
  if (gateway === "ess") {
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    return `<form method="post" action="${checkout.href}">${inputs.join("")}</form>`;
  }
  checkout.search = new URLSearchParams(fields).toString();
  return checkout.href;
}

function read(body: string): GatewayCallback {
  try {
    return v.parse(Callback, JSON.parse(body));
  } catch {
    throw new Problem(400, "malformed", "The callback does not have its shape.");
  }
}

type Step = "complete" | "cancel" | "process" | null;

/** The effect of a report: a step of the deposit, and whether staff must decide about its money. */
interface Verdict {
  readonly step: Step;
  readonly effect: string;
  /** The reason why the payment fits no open deposit; null where it fits, or where nothing was paid. */
  readonly why: string | null;
}

/** The inputs of a decision besides the deposit and the payment report. */
interface Beside {
  readonly now: Date;
  /** Whether money for the deposit already waits for staff. */
  readonly hasWaiting: boolean;
  /** Whether the gateway reported a different payment under the same id before. */
  readonly isRetold: boolean;
}

/** Returns why a payment differs from its deposit; null where it matches. */
function misfit(
  deposit: DepositRow,
  report: GatewayCallback,
  { now, hasWaiting, isRetold }: Beside,
): string | null {
  if (deposit.statusId === 5) return "the deposit was credited before";
  if (deposit.statusId === 6) return "the deposit was cancelled before";
  const isExact = report.currencyCode === deposit.currencyCode && new Big(report.amount).eq(deposit.amount);
  if (!isExact)
    return `paid ${report.amount} ${report.currencyCode} instead of ${deposit.amount} ${deposit.currencyCode}`;
  if (now.getTime() - deposit.requestedAt.getTime() > LATE_HOURS * 3_600_000) return "paid late";
  if (deposit.statusId !== 1) return "staff look at the deposit already";
  if (hasWaiting) return "another payment for the deposit waits";
  return isRetold ? "another payment was reported under the same id" : null;
}

/** Decides about a report. Money that does not fit is never ignored: it waits for staff, and its deposit too. */
function decide(deposit: DepositRow, report: GatewayCallback, beside: Beside): Verdict {
  if (report.outcome === "declined") {
    if (deposit.statusId === 1 && !beside.hasWaiting)
      return { step: "cancel", effect: "cancelled", why: null };
    // The refusal of another attempt does not close a payment that staff already review.
    const reason = deposit.statusId <= 2 ? "staff look at the deposit" : "the deposit was closed before";
    return { step: null, effect: `nothing: declined, and ${reason}`, why: null };
  }
  const why = misfit(deposit, report, beside);
  if (why === null) return { step: "complete", effect: "credited", why };
  return { step: deposit.statusId === 1 ? "process" : null, effect: `unmatched: ${why}`, why };
}

/** Records a payment report for a deposit that this gateway does not know: staff must find the client who paid. */
function decideUnknown({ outcome, transactionId }: GatewayCallback): Verdict {
  if (outcome === "declined")
    throw new Problem(404, "transactionUnknown", "This gateway has no such deposit.");
  const why = `this gateway has no deposit ${transactionId}`;
  return { step: null, effect: `unmatched: ${why}`, why };
}

/**
 * Returns the id under which a report is stored: a later, different report under the same id is stored beside the
 * first.
 */
async function idOf(
  sql: Sql,
  gateway: Gateway,
  { paymentId, outcome, amount, currencyCode, transactionId }: GatewayCallback,
): Promise<{ paymentId: string; isRetold: boolean }> {
  await gatewayStore.lockPayment(sql, gateway, paymentId);
  const first = await gatewayStore.findPayment(sql, gateway, paymentId);
  const isSame =
    first?.outcome === outcome &&
    new Big(first.amount).eq(amount) &&
    first.currencyCode === currencyCode &&
    first.transactionId === transactionId;
  if (!first || isSame || outcome === "declined") return { paymentId, isRetold: false };
  return { paymentId: [paymentId, outcome, amount, currencyCode, transactionId].join(" "), isRetold: true };
}

/** Processes a signed report of a gateway; repeated, forged, delayed or wrong reports have no unwanted effect. */
export async function receiveCallback(
  deps: Deps,
  gateway: Gateway,
  received: {
    readonly body: string;
    readonly signature: string;
    readonly requestId: string;
    readonly address: string;
  },
): Promise<string> {
  const { body, signature, requestId, address } = received;
  const now = deps.clock.now();
  const secret = await gatewayStore.secret(deps.sql, gateway);
  if (!isSigned(secret, body, signature, now))
    throw new Problem(401, "forbidden", "The signature of this callback is not right.");
  const report = read(body);
  return runInTransaction(deps.sql, async (sql) => {
    const { transactionId, outcome, amount, currencyCode } = report;
    const { paymentId, isRetold } = await idOf(sql, gateway, report);
    const locked = await gatewayStore.lockDeposit(sql, transactionId);
    const deposit = locked?.gateway === gateway ? locked.deposit : null;
    const hasWaiting = deposit !== null && (await unmatchedStore.waitsFor(sql, transactionId));
    const beside = { now, hasWaiting, isRetold };
    const { step, effect, why } = deposit ? decide(deposit, report, beside) : decideUnknown(report);
    const payment = { gateway, paymentId, transactionId, outcome, amount, effect, receivedAt: now };
    if (!(await gatewayStore.insertPayment(sql, payment))) return "known already";
    if (why !== null)
      await keepUnmatched(deps, sql, { gateway, paymentId, amount, currencyCode, deposit, why });
    if (step) await stepDeposit(deps, sql, transactionId, step, step === "process" ? effect : null);
    await recordEvent(sql, {
      at: now,
      requestId,
      caller: null,
      operation: "GatewayCallback",
      status: 200,
      responseCode: 1,
      changes: [`deposit ${transactionId}: ${effect}`],
      address,
    });
    return effect;
  });
}
