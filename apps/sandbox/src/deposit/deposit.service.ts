import Big from "big.js";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import type { Input } from "../contract/operation.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { readUpload } from "../http/upload.ts";
import { ledger } from "../ledger/ledger.ts";
import type { UserRow } from "../session/session.store.ts";
import { depositStore, type DepositRow } from "./deposit.store.ts";

/** What the back office can do with a deposit, and from which states. */
const steps = {
  process: { from: [1], to: 2 },
  complete: { from: [1, 2], to: 5 },
  cancel: { from: [1, 2], to: 6 },
} as const;

/** One of them. */
export type DepositStep = keyof typeof steps;

/** Tells whether a word names a step. */
export const isDepositStep = (word: string): word is DepositStep => Object.hasOwn(steps, word);

/** `amount / sellRate`, half-up to two places, as the contract says. */
function usdOf(amount: number, sellRate: string): Big {
  const Precise = Big();
  Precise.DP = 40;
  return new Precise(amount).div(sellRate).round(2, Big.roundHalfUp);
}

/** Opens a pending deposit at a platform that is offered to the user, within its limits and at its rate. */
export async function requestDeposit(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"DepositRequest">,
): Promise<string> {
  const platform = await catalogueStore.platform(sql, input.paymentPlatformId);
  // Banks are for users of their currency, crypto for everybody; gateways have calls of their own.
  const isForUser =
    platform?.paymentTypeId === 5 ||
    (platform?.paymentTypeId === 4 && platform.currencyCode === user.currencyCode);
  const isOffered = platform?.activeDeposit === true && platform.companyId === user.companyId && isForUser;
  if (!platform || !isOffered || platform.currencyCode !== input.currencyCode) {
    throw new Refusal("platformNotOffered", "This payment platform is not offered to you.");
  }
  const usd = usdOf(input.amount, platform.sellRate);
  if (!usd.eq(input.amountUsd) || !new Big(input.amount).round(2).eq(input.amount)) {
    throw new Refusal(
      "amountMismatch",
      "The amounts do not follow from the current rate. Please check them and try again.",
    );
  }
  if (usd.lt(platform.depositMin)) {
    throw new Refusal("amountTooLow", `Amount (USD) must be at least ${Number(platform.depositMin)}.`);
  }
  if (usd.gt(platform.depositMax)) {
    throw new Refusal("amountTooHigh", `Amount (USD) must not exceed ${Number(platform.depositMax)}.`);
  }
  const at = deps.clock.now();
  const transactionId = `D-${at.toISOString().slice(0, 10).replaceAll("-", "")}-${deps.randomId()}`;
  await depositStore.insert(sql, {
    transactionId,
    userId: user.userId,
    platformId: platform.platformId,
    currencyCode: platform.currencyCode,
    amount: new Big(input.amount).toFixed(2),
    amountUsd: usd.toFixed(2),
    rate: platform.sellRate,
    statusId: 1,
    requestedAt: at,
  });
  return transactionId;
}

/** Takes the proof of payment for a pending deposit of the caller. */
export async function submitReceipt(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  input: Input<"SubmitDeposit">,
): Promise<void> {
  const file = await readUpload(input.receipt, "receipt");
  const deposit = await depositStore.find(sql, input.transactionId);
  if (!deposit || deposit.userId !== user.userId) {
    throw new Refusal("transactionUnknown", "This deposit is not known. Please start again.");
  }
  const fits =
    deposit.platformId === input.paymentPlatformId &&
    deposit.currencyCode === input.currencyCode &&
    new Big(deposit.amount).eq(input.amount) &&
    new Big(deposit.amountUsd).eq(input.amountUsd);
  if (!fits) throw new Refusal("amountMismatch", "These amounts are not those of the deposit.");
  const uploadId = deps.randomToken();
  const { bytes, fileName, mediaType } = file;
  await deps.files.put(uploadId, bytes);
  const upload = {
    uploadId,
    userId: user.userId,
    fileName,
    mediaType,
    size: bytes.length,
    createdAt: deps.clock.now(),
  };
  if (!(await depositStore.attachReceipt(sql, deposit.transactionId, upload))) {
    throw new Refusal("transactionState", "A receipt for this deposit was already sent.");
  }
}

/** Takes a deposit one step on. Completing credits the e-wallet, in the same transaction and only once. */
export async function stepDeposit(
  deps: Deps,
  sql: Sql,
  transactionId: string,
  step: DepositStep,
  comment: string | null,
): Promise<DepositRow> {
  const { from, to } = steps[step];
  const moved = await depositStore.move(sql, transactionId, from, to, comment);
  if (!moved) {
    const known = await depositStore.find(sql, transactionId);
    if (!known) throw new Problem(404, "notFound", "There is no such deposit.");
    throw new Problem(409, "transactionState", "This deposit is not in a state for that.");
  }
  if (step === "complete") {
    await ledger.post(sql, {
      kind: "deposit",
      reference: transactionId,
      at: deps.clock.now(),
      postings: [
        { account: { userId: null, kind: "bank" }, amount: `-${moved.amountUsd}` },
        { account: { userId: moved.userId, kind: "eWallet" }, amount: moved.amountUsd },
      ],
    });
  }
  return moved;
}
