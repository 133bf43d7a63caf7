import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { type DepositRow, depositStore } from "../deposit/deposit.store.ts";
import { gatewayTitles } from "../gateway/gateway-titles.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { unmatchedStore, type UnmatchedRow } from "./unmatched.store.ts";

/** A decision on a payment, with the remaining amount. */
interface Told {
  readonly step: "credit" | "return";
  readonly amount: string;
  readonly amountUsd: string;
  readonly reason: string;
  readonly remaining: string;
  readonly transactionId: string | null;
}

/**
 * Notifies the client of a decision on a payment. Cancels the deposit of the payment if the whole payment was credited as
 * another deposit, or returned.
 */
export async function reportDecision(
  deps: Deps,
  sql: Sql,
  { payment, deposit }: { readonly payment: UnmatchedRow; readonly deposit: DepositRow },
  { step, remaining, transactionId, ...told }: Told,
): Promise<void> {
  // The deposit expects no further payment.
  const isDone = Number(remaining) === 0 && !(await unmatchedStore.waitsFor(sql, deposit.transactionId));
  if (isDone && transactionId !== deposit.transactionId)
    await depositStore.move(sql, deposit.transactionId, [1, 2], 6, told.reason, deps.clock.now());
  await sendLetter(deps, sql, deposit.userId, {
    kind: step === "credit" ? "paymentCredited" : "paymentReturned",
    ...told,
    currencyCode: payment.currencyCode,
    transactionId: transactionId ?? deposit.transactionId,
    requestId: deposit.transactionId,
    gateway: gatewayTitles[payment.gateway],
  });
}
