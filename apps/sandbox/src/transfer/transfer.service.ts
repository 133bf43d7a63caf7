import Big from "big.js";
import type { Input } from "../contract/call.ts";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import type { Sql } from "../db/database.ts";
import type { Write } from "../db/statement.ts";
import type { Deps } from "../deps.ts";
import { lockUnfrozen } from "../freeze/freeze.service.ts";
import { Problem, Refusal } from "../http/problem.ts";
import type { UploadRow } from "../http/upload.ts";
import { type AccountName, type Balances, ledger } from "../ledger/ledger.store.ts";
import { toLocal, roundings } from "../ledger/money.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { requireEligible } from "../profile/eligibility.ts";
import type { UserRow } from "../session/session.store.ts";
import { createTransactionId } from "../transaction-id.ts";
import { findRecipient } from "./recipient.ts";
import { type TransferRow, transferStore } from "./transfer.store.ts";

/** A transfer to be written together with its movement. */
interface Opened {
  readonly transactionId: string;
  readonly writes: readonly Write[];
}

/** Transfers from the e-wallet to the trading account at once, for every client: the money stays theirs. */
export async function transferFromEWallet(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"EWalletTransferRequest">,
): Promise<Opened> {
  const amountUsd = input.amountUsd.toFixed(2);
  const rates = await catalogueStore.currency(sql, user.currencyCode);
  const amount = toLocal(input.amountUsd, rates.sellRate, roundings.eWalletTransfer);
  if (input.currencyCode !== user.currencyCode || !amount.eq(input.amount)) {
    throw new Refusal(
      "amountMismatch",
      "The amounts do not follow from the current rate. Please check them and try again.",
    );
  }
  const transactionId = createTransactionId(deps, "T");
  const { userId, currencyCode } = user;
  const at = deps.clock.now();
  const moved = ledger.movement({
    kind: "transferDone",
    reference: transactionId,
    at,
    from: { userId, kind: "eWallet" },
    to: { userId, kind: "trading" },
    amount: amountUsd,
  });
  const opened = transferStore.opened({
    transactionId,
    userId,
    kind: "eWallet",
    recipientId: null,
    currencyCode,
    amount: amount.toFixed(2),
    amountUsd,
    rate: rates.sellRate,
    statusId: 5,
    referenceId: null,
    requestedAt: at,
    settledAt: at,
  });
  return { transactionId, writes: [moved, opened] };
}

/** Creates a pending transfer, whose amount is on hold until staff decide. */
function pending(
  deps: Deps,
  { userId }: UserRow,
  amountUsd: string,
  to: Pick<TransferRow, "kind" | "recipientId" | "referenceId">,
): Opened {
  const transactionId = createTransactionId(deps, "T");
  const at = deps.clock.now();
  const held = ledger.movement({
    kind: "transfer",
    reference: transactionId,
    at,
    from: { userId, kind: "trading" },
    to: { userId, kind: "transferHold" },
    amount: amountUsd,
  });
  const opened = transferStore.openedPending(deps.config.maxOpenTransfers, {
    transactionId,
    userId,
    ...to,
    currencyCode: "USD",
    amount: amountUsd,
    amountUsd,
    rate: null,
    statusId: 1,
    requestedAt: at,
    settledAt: null,
  });
  return { transactionId, writes: [held, opened] };
}

/** Requests a transfer from the trading account to the e-wallet, for every client; it waits for approval. */
export function transferFromTrading(
  deps: Deps,
  user: UserRow,
  input: Input<"CTraderTransferRequest">,
): Opened {
  return pending(deps, user, input.amountUsd.toFixed(2), {
    kind: "trading",
    recipientId: null,
    referenceId: null,
  });
}

/** Returns the recipient that a transfer names; throws where the caller may not send to them. */
export async function requireRecipient(
  sql: Sql,
  user: UserRow,
  input: Input<"CTraderInternalTransferUserToUser">,
): Promise<UserRow> {
  requireEligible(user);
  const { ToUserEmail: email, ToUserCTraderLogin: cTraderLogin } = input;
  const recipient = await findRecipient(sql, user, { email, cTraderLogin });
  if (!recipient) throw new Refusal("recipientUnknown", "This recipient is not known. Please search again.");
  if (recipient.userId === user.userId) {
    throw new Refusal("recipientIsSender", "You cannot transfer funds to yourself.");
  }
  return recipient;
}

/** Throws for insufficient funds at the start of the call; the database prevents concurrent overspending. */
export function requireFunds(balances: Balances | null, amountUsd: Big): void {
  if (new Big(balances?.trading ?? 0).lt(amountUsd))
    throw new Refusal("balanceTooLow", "Your balance is too low for this amount.");
}

/**
 * Requests a transfer from the trading account to another user's, with the requirements of a withdrawal; it waits for
 * approval.
 */
export async function transferToUser(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"CTraderInternalTransferUserToUser">,
  upload: UploadRow,
): Promise<Opened> {
  const recipient = await requireRecipient(sql, user, input);
  await lockUnfrozen(deps, sql, user.userId, "userTransfer");
  const amountUsd = input.AmountUsd.toFixed(2);
  const referenceId = await transferStore.insertReference(sql, upload("Reference"));
  return pending(deps, user, amountUsd, { kind: "user", recipientId: recipient.userId, referenceId });
}

/** The steps that staff can take with a transfer, each with its target state. */
export const transferSteps = { approve: 5, reject: 6 } as const;

function destination({ kind, userId, recipientId }: TransferRow, isApproved: boolean): AccountName {
  if (!isApproved) return { userId, kind: "trading" };
  if (kind === "user" && recipientId !== null) return { userId: recipientId, kind: "trading" };
  return { userId, kind: "eWallet" };
}

/** Decides on a pending transfer: moves the held amount to its target or back, once. */
export async function decideTransfer(
  deps: Deps,
  sql: Sql,
  transactionId: string,
  step: keyof typeof transferSteps,
  comment: string | null,
): Promise<TransferRow> {
  const to = transferSteps[step];
  const moved = await transferStore.decide(sql, transactionId, to, comment, deps.clock.now());
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
  const { userId, kind, recipientId, amountUsd, amount, currencyCode } = moved;
  const facts = { transactionId, amountUsd, amount, currencyCode };
  await sendLetter(deps, sql, userId, {
    kind: to === 5 ? "transferCompleted" : "transferCancelled",
    ...facts,
    comment,
  });
  if (to === 5 && kind === "user" && recipientId !== null)
    await sendLetter(deps, sql, recipientId, { kind: "transferReceived", ...facts });
  return moved;
}
