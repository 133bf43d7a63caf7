import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { type DepositRow, depositStore } from "../deposit/deposit.store.ts";
import { gatewayTitles } from "../gateway/gateway-titles.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { unmatchedStore, type UnmatchedRow } from "./unmatched.store.ts";

/** What was decided of a payment, and what is left of it. */
interface Told {
  readonly step: "credit" | "return";
  readonly amount: string;
  readonly amountUsd: string;
  readonly reason: string;
  readonly remaining: string;
  readonly transactionId: string | null;
}

/** Closes the deposit where all of its money went another way, and tells the client. */
export async function tellDecision(
  deps: Deps,
  sql: Sql,
  { payment, deposit }: { readonly payment: UnmatchedRow; readonly deposit: DepositRow },
  { step, remaining, transactionId, ...told }: Told,
): Promise<void> {
  // Nothing more is to be paid for it.
  const isDone = Number(remaining) === 0 && !(await unmatchedStore.waitsFor(sql, deposit.transactionId));
  if (isDone && transactionId !== deposit.transactionId)
    await depositStore.move(sql, deposit.transactionId, [1, 2], 6, told.reason);
  await sendLetter(deps, sql, deposit.userId, {
    kind: step === "credit" ? "paymentCredited" : "paymentReturned",
    ...told,
    currencyCode: payment.currencyCode,
    transactionId: transactionId ?? deposit.transactionId,
    requestId: deposit.transactionId,
    gateway: gatewayTitles[payment.gateway],
  });
}
