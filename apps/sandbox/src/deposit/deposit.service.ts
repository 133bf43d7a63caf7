import Big from "big.js";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import { requireOffered, requireWithin } from "../catalogue/platform.rules.ts";
import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import { createKeptRows } from "../db/kept-rows.ts";
import type { Write } from "../db/statement.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import type { UploadRow } from "../http/upload.ts";
import { ledger } from "../ledger/ledger.store.ts";
import { toUsd } from "../ledger/money.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { unmatchedStore } from "../unmatched/unmatched.store.ts";
import type { UserRow } from "../session/session.store.ts";
import { createTransactionId } from "../transaction-id.ts";
import { depositStore, type DepositRow } from "./deposit.store.ts";

/** The steps that staff can take with a deposit, each with its source and target states. */
export const depositSteps = {
  process: { from: [1], to: 2 },
  complete: { from: [1, 2], to: 5 },
  cancel: { from: [1, 2], to: 6 },
} as const;

/** The e-mail that reports each step. */
const letters = {
  process: "depositProcessing",
  complete: "depositCompleted",
  cancel: "depositCancelled",
} as const;

/** The name of a step. */
export type DepositStep = keyof typeof depositSteps;

/** Returns whether a deposit can take a proof; a deposit that staff are reviewing still can. */
const canTakeReceipt = (statusId: number): boolean => statusId === 1 || statusId === 2;

/** How a deposit is paid: by hand with a proof, or at a gateway with the chosen option. */
type Way = { readonly kind: "proof" } | { readonly kind: "gateway"; readonly method: string | null };

type Platform = NonNullable<Awaited<ReturnType<typeof catalogueStore.platform>>>;

/** The platforms that the latest requests read. */
const keptPlatforms = createKeptRows<Platform>();

/**
 * Creates a pending deposit at an offered platform, within its limits and at its rate. The caller writes `opened`,
 * which the database refuses when too many deposits are open.
 */
export async function requestDeposit(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"DepositRequest">,
  way: Way = { kind: "proof" },
): Promise<{ transactionId: string; opened: Write }> {
  const open = (found: Platform | null) => openDeposit(deps, user, input, way, found);
  const { paymentPlatformId } = input;
  const kept = keptPlatforms.find(sql, paymentPlatformId);
  if (kept)
    try {
      return open(kept);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The platform or its rate may have changed.
    }
  const found = await catalogueStore.platform(sql, paymentPlatformId);
  if (found) keptPlatforms.keep(sql, paymentPlatformId, found);
  return open(found);
}

/** Checks a deposit against the terms of its platform, and builds the write that inserts it. */
function openDeposit(
  deps: Deps,
  user: UserRow,
  input: Input<"DepositRequest">,
  way: Way,
  found: Platform | null,
): { transactionId: string; opened: Write } {
  const platform = requireOffered(found, user, "deposit", input.currencyCode);
  // Deposits at gateways have separate operations.
  if ((platform.gateway !== null) !== (way.kind === "gateway")) {
    throw new Refusal("platformNotOffered", "This payment platform is not offered in this way.");
  }
  const usd = toUsd(input.amount, platform.sellRate);
  if (!usd.eq(input.amountUsd)) {
    throw new Refusal(
      "amountMismatch",
      "The amounts do not follow from the current rate. Please check them and try again.",
    );
  }
  requireWithin(usd, platform.depositMin, platform.depositMax);
  const transactionId = createTransactionId(deps, "D");
  const opened = depositStore.opened(deps.config.maxOpenDeposits, platform.version, {
    transactionId,
    userId: user.userId,
    platformId: platform.platformId,
    currencyCode: platform.currencyCode,
    amount: input.amount.toFixed(2),
    amountUsd: usd.toFixed(2),
    rate: platform.sellRate,
    gatewayMethod: way.kind === "gateway" ? way.method : null,
    requestedAt: deps.clock.now(),
  });
  return { transactionId, opened };
}

/** Returns the open deposit of the caller that a proof of payment is for; throws where it has one already. */
export function requireReceiptWanted(
  deposit: DepositRow | null,
  user: UserRow,
  input: Input<"SubmitDeposit">,
): DepositRow {
  if (!deposit || deposit.userId !== user.userId) {
    throw new Refusal("transactionUnknown", "This deposit is not known. Please start again.");
  }
  const fits =
    deposit.platformId === input.paymentPlatformId &&
    deposit.currencyCode === input.currencyCode &&
    new Big(deposit.amount).eq(input.amount) &&
    new Big(deposit.amountUsd).eq(input.amountUsd);
  if (!fits) throw new Refusal("amountMismatch", "These amounts are not those of the deposit.");
  if (deposit.receiptId !== null) {
    throw new Refusal("transactionState", "A receipt for this deposit was already sent.");
  }
  if (!canTakeReceipt(deposit.statusId)) {
    throw new Refusal("transactionState", "This deposit is closed. Please start a new one.");
  }
  return deposit;
}

/** Accepts the proof of payment of an open deposit, once. */
export async function submitReceipt(
  sql: Sql,
  user: UserRow,
  input: Input<"SubmitDeposit">,
  upload: UploadRow,
): Promise<void> {
  const deposit = requireReceiptWanted(await depositStore.lock(sql, input.transactionId), user, input);
  await depositStore.attachReceipt(sql, deposit.transactionId, upload("receipt"));
}

/** Moves a deposit one step on. Completion credits the e-wallet in the same transaction, once. */
export async function stepDeposit(
  deps: Deps,
  sql: Sql,
  transactionId: string,
  step: DepositStep,
  comment: string | null,
): Promise<DepositRow> {
  const { from, to } = depositSteps[step];
  const moved = await depositStore.move(sql, transactionId, from, to, comment, deps.clock.now());
  if (!moved) {
    const known = await depositStore.find(sql, transactionId);
    if (!known) throw new Problem(404, "notFound", "There is no such deposit.");
    throw new Problem(409, "transactionState", "This deposit is not in a state for that.");
  }
  if (step === "complete") {
    // Otherwise the deposit would be credited here, and once more from the suspense account.
    if (await unmatchedStore.waitsFor(sql, transactionId))
      throw new Problem(
        409,
        "transactionState",
        "A payment for this deposit is among the unmatched payments. Decide on it there.",
      );
    await ledger.move(sql, {
      kind: "deposit",
      reference: transactionId,
      at: deps.clock.now(),
      from: { userId: null, kind: "bank" },
      to: { userId: moved.userId, kind: "eWallet" },
      amount: moved.amountUsd,
    });
  }
  const { userId, amountUsd, amount, currencyCode } = moved;
  const facts = { transactionId, amountUsd, amount, currencyCode };
  await sendLetter(deps, sql, userId, { kind: letters[step], ...facts, comment });
  return moved;
}
