import Big from "big.js";
import * as v from "valibot";
import type { Gateway } from "../catalogue/catalogue.store.ts";
import { recordEvent } from "../control/event.store.ts";
import type { Sql } from "../db/database.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { stepDeposit } from "../deposit/deposit.service.ts";
import { Problem } from "../http/problem.ts";
import { gatewayStore } from "./gateway.store.ts";
import { isSigned, orderSeal } from "./signature.ts";

const LATE_HOURS = 24;

/** What a gateway reports of a payment. */
const Callback = v.strictObject({
  paymentId: v.pipe(v.string(), v.regex(/^[\w-]{8,60}$/)),
  transactionId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
  outcome: v.picklist(["paid", "declined"]),
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)),
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
});

/** The same. */
export type GatewayCallback = v.InferOutput<typeof Callback>;

/** Where a payer goes: an address, or for ESS the form that leads there. */
export async function paymentUrl(
  deps: Deps,
  sql: Sql,
  gateway: Gateway,
  transactionId: string,
): Promise<string> {
  const seal = orderSeal(await gatewayStore.secret(sql, gateway), transactionId);
  const checkout = new URL(`/sandbox/gateways/${gateway}/checkout`, deps.origin);
  if (gateway === "ess") {
    return `<form method="post" action="${checkout.href}"><input type="hidden" name="order" value="${transactionId}"><input type="hidden" name="seal" value="${seal}"></form>`;
  }
  checkout.search = new URLSearchParams({ order: transactionId, seal }).toString();
  return checkout.href;
}

function read(body: string): GatewayCallback {
  try {
    return v.parse(Callback, JSON.parse(body));
  } catch {
    throw new Problem(400, "malformed", "The callback does not have its shape.");
  }
}

interface Locked {
  readonly deposit: {
    readonly statusId: number;
    readonly amount: string;
    readonly currencyCode: string;
    readonly requestedAt: Date;
  };
}

type Effect = "complete" | "cancel" | "process" | null;

/** What a report does to a deposit; whatever does not fit is left to staff and moves no money. */
function judge({ deposit }: Locked, report: GatewayCallback, now: Date): { step: Effect; effect: string } {
  if (deposit.statusId === 5 || deposit.statusId === 6)
    return { step: null, effect: `nothing: the deposit was closed, ${report.outcome} came after that` };
  if (report.outcome === "declined") {
    // A payment that staff already look at is not closed by the refusal of another attempt.
    return deposit.statusId === 1
      ? { step: "cancel", effect: "cancelled" }
      : { step: null, effect: "nothing: a declined attempt beside one that staff look at" };
  }
  const isExact = report.currencyCode === deposit.currencyCode && new Big(report.amount).eq(deposit.amount);
  const isLate = now.getTime() - deposit.requestedAt.getTime() > LATE_HOURS * 3_600_000;
  if (isExact && !isLate && deposit.statusId === 1) return { step: "complete", effect: "credited" };
  const why = isExact
    ? "paid late"
    : `paid ${report.amount} ${report.currencyCode} instead of ${deposit.amount} ${deposit.currencyCode}`;
  return { step: deposit.statusId === 1 ? "process" : null, effect: `left to staff: ${why}` };
}

/** Takes a signed report of a gateway. Repeated, forged, late or wrong ones change nothing that they should not. */
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
  return inTransaction(deps.sql, async (sql) => {
    const locked = await gatewayStore.lockDeposit(sql, report.transactionId);
    if (!locked || locked.gateway !== gateway)
      throw new Problem(404, "transactionUnknown", "This gateway has no such deposit.");
    const { step, effect } = judge(locked, report, now);
    const { paymentId, transactionId, outcome, amount } = report;
    const payment = { gateway, paymentId, transactionId, outcome, amount, effect, receivedAt: now };
    if (!(await gatewayStore.insertPayment(sql, payment))) return "known already";
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
