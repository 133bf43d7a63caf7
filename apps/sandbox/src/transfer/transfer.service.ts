import type { Input } from "../contract/operation.ts";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import type { StoreUpload } from "../http/upload.ts";
import { type AccountName, ledger, refuseOverdraft } from "../ledger/ledger.ts";
import { hasCents, localFor, roundings } from "../ledger/money.ts";
import { requireEmail, requireKyc } from "../profile/eligibility.ts";
import type { UserRow } from "../session/session.store.ts";
import { newTransactionId } from "../transaction-id.ts";
import { findRecipient } from "./recipient.ts";
import { type TransferRow, transferStore } from "./transfer.store.ts";

/** Who may transfer: a verified address and an approved identity. */
function requireEligible(user: UserRow): void {
  requireEmail(user);
  requireKyc(user);
}

function cents(amountUsd: number): string {
  if (!hasCents(amountUsd)) {
    throw new Refusal("amountMismatch", "Amounts have two decimals at most. Please check it and try again.");
  }
  return amountUsd.toFixed(2);
}

/** From the e-wallet to the trading account, done at once. */
export async function transferFromEWallet(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"EWalletTransferRequest">,
): Promise<string> {
  requireEligible(user);
  const amountUsd = cents(input.amountUsd);
  const rates = await catalogueStore.currency(sql, user.currencyCode);
  const amount = localFor(input.amountUsd, rates.sellRate, roundings.eWalletTransfer);
  if (input.currencyCode !== user.currencyCode || !amount.eq(input.amount)) {
    throw new Refusal(
      "amountMismatch",
      "The amounts do not follow from the current rate. Please check them and try again.",
    );
  }
  const transactionId = newTransactionId(deps, "T");
  const at = deps.clock.now();
  await refuseOverdraft(() =>
    ledger.move(sql, {
      kind: "transferDone",
      reference: transactionId,
      at,
      from: { userId: user.userId, kind: "eWallet" },
      to: { userId: user.userId, kind: "trading" },
      amount: amountUsd,
    }),
  );
  await transferStore.insert(sql, {
    transactionId,
    userId: user.userId,
    kind: "eWallet",
    currencyCode: user.currencyCode,
    amount: amount.toFixed(2),
    amountUsd,
    statusId: 5,
    requestedAt: at,
  });
  return transactionId;
}

/** Holds funds of the trading account until staff decide. */
async function holdTradingFunds(deps: Deps, sql: Sql, user: UserRow, amountUsd: string): Promise<string> {
  const transactionId = newTransactionId(deps, "T");
  await refuseOverdraft(() =>
    ledger.move(sql, {
      kind: "transfer",
      reference: transactionId,
      at: deps.clock.now(),
      from: { userId: user.userId, kind: "trading" },
      to: { userId: user.userId, kind: "transferHold" },
      amount: amountUsd,
    }),
  );
  return transactionId;
}

/** From the trading account to the e-wallet, pending for approval. */
export async function transferFromTrading(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"CTraderTransferRequest">,
): Promise<string> {
  requireEligible(user);
  const amountUsd = cents(input.amountUsd);
  const transactionId = await holdTradingFunds(deps, sql, user, amountUsd);
  await transferStore.insert(sql, {
    transactionId,
    userId: user.userId,
    kind: "trading",
    currencyCode: "USD",
    amount: amountUsd,
    amountUsd,
    statusId: 1,
    requestedAt: deps.clock.now(),
  });
  return transactionId;
}

/** From the trading account to another user's, pending for approval. */
export async function transferToUser(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"CTraderInternalTransferUserToUser">,
  store: StoreUpload,
): Promise<string> {
  requireEligible(user);
  const amountUsd = cents(input.AmountUsd);
  const { ToUserEmail: email, ToUserCTraderLogin: cTraderLogin } = input;
  const recipient = await findRecipient(sql, user, { email, cTraderLogin });
  if (!recipient) throw new Refusal("recipientUnknown", "This recipient is not known. Please search again.");
  if (recipient.userId === user.userId) {
    throw new Refusal("recipientIsSender", "You cannot transfer funds to yourself.");
  }
  const transactionId = await holdTradingFunds(deps, sql, user, amountUsd);
  await transferStore.insert(
    sql,
    {
      transactionId,
      userId: user.userId,
      kind: "user",
      recipientId: recipient.userId,
      currencyCode: "USD",
      amount: amountUsd,
      amountUsd,
      statusId: 1,
      requestedAt: deps.clock.now(),
    },
    await store("Reference"),
  );
  return transactionId;
}

/** What the back office can do with a transfer, and the state that it leads to. */
export const transferSteps = { approve: 5, reject: 6 } as const;

function destination({ kind, userId, recipientId }: TransferRow, isApproved: boolean): AccountName {
  if (!isApproved) return { userId, kind: "trading" };
  if (kind === "user" && recipientId !== null) return { userId: recipientId, kind: "trading" };
  return { userId, kind: "eWallet" };
}

/** Decides on a pending transfer: the held funds go where they were meant to, or back, once. */
export async function decideTransfer(
  deps: Deps,
  sql: Sql,
  transactionId: string,
  step: keyof typeof transferSteps,
  comment: string | null,
): Promise<TransferRow> {
  const to = transferSteps[step];
  const moved = await transferStore.decide(sql, transactionId, to, comment);
  if (!moved) {
    const known = await transferStore.find(sql, transactionId);
    if (!known) throw new Problem(404, "notFound", "There is no such transfer.");
    throw new Problem(409, "transactionState", "This transfer is not in a state for that.");
  }
  await ledger.move(sql, {
    kind: to === 5 ? "transferDone" : "transferReturned",
    reference: transactionId,
    at: deps.clock.now(),
    from: { userId: moved.userId, kind: "transferHold" },
    to: destination(moved, to === 5),
    amount: moved.amountUsd,
  });
  return moved;
}
