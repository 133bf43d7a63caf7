import Big from "big.js";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { stepDeposit } from "../deposit/deposit.service.ts";
import { gatewayStore } from "../gateway/gateway.store.ts";
import { Problem } from "../http/problem.ts";
import { toUsd } from "../ledger/money.ts";
import { postReceived, postRevalued } from "./suspense.ts";
import { unmatchedStore, type UnmatchedRow } from "./unmatched.store.ts";

const invalid = (message: string) => new Problem(422, "malformed", message);
const tooLate = (message: string) => new Problem(409, "transactionState", message);

/**
 * Returns whether staff may choose the deposit of a payment: the gateway named no deposit, and no decision was made for a
 * deposit that staff chose before.
 */
export const isAssignable = (
  { transactionId, remaining, amount }: UnmatchedRow,
  reportedOrder: string | null,
): boolean => transactionId === null || (transactionId !== reportedOrder && new Big(remaining).eq(amount));

/** Revalues the remainder of a payment at the rate of its deposit. */
async function revalue(deps: Deps, sql: Sql, payment: UnmatchedRow, rate: string): Promise<void> {
  const { unmatchedId, amountUsd, remainingUsd } = payment;
  const worth = toUsd(new Big(payment.remaining), rate);
  // Amounts below a cent are not booked.
  if (worth.lte(0)) return;
  const difference = worth.minus(remainingUsd ?? 0);
  await unmatchedStore.setWorth(sql, unmatchedId, {
    amountUsd: difference.plus(amountUsd ?? 0).toFixed(2),
    remainingUsd: worth.toFixed(2),
  });
  if (amountUsd === null) await postReceived(deps, sql, payment, worth.toFixed(2));
  else await postRevalued(deps, sql, payment, difference);
}

/**
 * Assigns a payment to the deposit that staff found; both then wait for a decision, like any unmatched payment. A
 * deposit to which it was assigned by mistake keeps waiting for staff.
 */
export async function assign(
  deps: Deps,
  sql: Sql,
  payment: UnmatchedRow,
  { order, reason }: { readonly order: string | null; readonly reason: string },
): Promise<void> {
  const { gateway, paymentId, unmatchedId } = payment;
  const reported = await gatewayStore.findPayment(sql, gateway, paymentId);
  if (!isAssignable(payment, reported?.transactionId ?? null) || order === payment.transactionId)
    throw tooLate("It is known already which deposit this payment is for.");
  // Rows are locked in the same order as by reports, so that a report and an assignment never run at the same time.
  const found = order === null ? null : await gatewayStore.lockDeposit(sql, order);
  if (!found) throw invalid("Please give the id of a deposit that there is.");
  const { deposit } = found;
  if (found.gateway !== gateway) throw invalid("This deposit is not one of the gateway that was paid.");
  if (deposit.currencyCode !== payment.currencyCode)
    throw invalid(`This deposit is in ${deposit.currencyCode}, and ${payment.currencyCode} were paid.`);
  if (deposit.statusId === 5) throw tooLate("This deposit is completed already.");
  await unmatchedStore.setDeposit(sql, unmatchedId, deposit);
  await revalue(deps, sql, payment, deposit.rate);
  if (deposit.statusId === 1) await stepDeposit(deps, sql, deposit.transactionId, "process", reason);
}
