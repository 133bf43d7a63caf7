import { requireOffered, requireWithin } from "../catalogue/platform.rules.ts";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import type { Write } from "../db/statement.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { ledger } from "../ledger/ledger.ts";
import { localFor, roundings } from "../ledger/money.ts";
import { spendCode } from "../one-time-code/one-time-code.service.ts";
import { requireEligible } from "../profile/eligibility.ts";
import type { UserRow } from "../session/session.store.ts";
import { newTransactionId } from "../transaction-id.ts";
import { type WithdrawalRow, withdrawalStore } from "./withdrawal.store.ts";

/** From which states a withdrawal may reach a state; Completed and Cancelled are final. */
const reachedFrom: Readonly<Record<number, readonly number[]>> = {
  2: [1],
  3: [2],
  4: [2, 3],
  5: [1, 2, 3, 4],
  6: [1, 2, 3, 4],
};

/** What the back office can do with a withdrawal, and the state that it leads to. */
export const withdrawalSteps = { process: 2, approve: 5, reject: 6 } as const;

/** A withdrawal, its code used up; `writes` holds the money and is to be written in the same transaction. */
export async function requestWithdrawal(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  sessionHash: string,
  input: Input<"WithdrawalRequest">,
): Promise<{ transactionId: string; writes: readonly Write[] }> {
  const bank = requireEligible(user);
  const found = await catalogueStore.platform(sql, input.paymentPlatformId);
  const platform = requireOffered(found, user, "withdrawal", input.currencyCode);
  const { buyRate, withdrawalMin, withdrawalMax } = platform;
  const amount = localFor(input.amountUsd, buyRate, roundings.withdrawal);
  if (!amount.eq(input.amount)) {
    throw new Refusal(
      "amountMismatch",
      "The amounts do not follow from the current rate. Please check them and try again.",
    );
  }
  requireWithin(input.amountUsd, withdrawalMin, withdrawalMax);
  const amountUsd = input.amountUsd.toFixed(2);
  await spendCode(deps, sql, { user, sessionHash }, input.otpValue);
  const transactionId = newTransactionId(deps, "W");
  const at = deps.clock.now();
  const held = ledger.movement({
    kind: "withdrawal",
    reference: transactionId,
    at,
    from: { userId: user.userId, kind: "eWallet" },
    to: { userId: user.userId, kind: "withdrawalHold" },
    amount: amountUsd,
  });
  const opened = withdrawalStore.opened({
    transactionId,
    userId: user.userId,
    platformId: platform.platformId,
    currencyCode: platform.currencyCode,
    amount: amount.toFixed(2),
    amountUsd,
    rate: buyRate,
    ...bank,
    requestedAt: at,
  });
  return { transactionId, writes: [held, opened] };
}

/** Takes a withdrawal to another state. Completing pays out what was held, cancelling gives it back, once. */
export async function moveWithdrawal(
  deps: Deps,
  sql: Sql,
  transactionId: string,
  to: number,
  comment: string | null,
): Promise<WithdrawalRow> {
  const moved = await withdrawalStore.move(sql, transactionId, reachedFrom[to] ?? [], to, comment);
  if (!moved) {
    const known = await withdrawalStore.find(sql, transactionId);
    if (!known) throw new Problem(404, "notFound", "There is no such withdrawal.");
    throw new Problem(409, "transactionState", "This withdrawal is not in a state for that.");
  }
  if (to === 5 || to === 6) {
    await ledger.move(sql, {
      kind: to === 5 ? "withdrawalPaid" : "withdrawalReturned",
      reference: transactionId,
      at: deps.clock.now(),
      from: { userId: moved.userId, kind: "withdrawalHold" },
      to: to === 5 ? { userId: null, kind: "bank" } : { userId: moved.userId, kind: "eWallet" },
      amount: moved.amountUsd,
    });
  }
  return moved;
}
