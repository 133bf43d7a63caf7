import Big from "big.js";
import { requireOffered, requireWithin } from "../catalogue/platform.rules.ts";
import { catalogueStore, type PlatformRow } from "../catalogue/catalogue.store.ts";
import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import type { Write } from "../db/statement.ts";
import type { Deps } from "../deps.ts";
import { lockUnfrozen, requireUnfrozen } from "../freeze/freeze.service.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { ledger } from "../ledger/ledger.store.ts";
import { toLocal, roundings } from "../ledger/money.ts";
import { lockWithdrawals, requireWithinLimits } from "../limits/limits.service.ts";
import { requireRequestRoom } from "../contract/request-room.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { sendCode, spendCode } from "../one-time-code/one-time-code.service.ts";
import { requireUsableAccount } from "../payees/usable-account.ts";
import { requireEligible } from "../profile/eligibility.ts";
import { requireStepUp } from "../step-up/step-up.service.ts";
import type { UserRow } from "../session/session.store.ts";
import { createTransactionId } from "../transaction-id.ts";
import { isKeylessWallet, isOneOf, isWalletOf } from "./wallet.rules.ts";
import { type WithdrawalRow, withdrawalStore } from "./withdrawal.store.ts";

/** The source states of each state; Completed and Cancelled are final. */
const reachedFrom: Readonly<Record<number, readonly number[]>> = {
  2: [1],
  3: [2],
  4: [2, 3],
  5: [1, 2, 3, 4],
  6: [1, 2, 3, 4],
};

/** The steps that staff can take with a withdrawal, each with its target state. */
export const withdrawalSteps = { process: 2, approve: 5, reject: 6 } as const;

const CRYPTO = 5;

/** Returns the wallet address for a platform; null for a platform that pays to the client's bank. */
async function walletFor(
  deps: Deps,
  sql: Sql,
  platform: PlatformRow,
  address: string | undefined,
): Promise<string | null> {
  if (platform.paymentTypeId !== CRYPTO) {
    if (address === undefined) return null;
    throw new Refusal("walletAddressWrong", "This platform pays to your bank account, not to a wallet.");
  }
  // Without the capability no wallet address can be entered.
  if (!deps.config.capabilities.includes("withdrawalWallet"))
    throw new Refusal("platformNotOffered", "This payment platform is not offered to you.");
  if (address === undefined) throw new Refusal("walletAddressWrong", "Please enter your wallet address.");
  if (!isWalletOf(platform.name, address) || isKeylessWallet(address))
    throw new Refusal("walletAddressWrong", "This is not a wallet address of that network. Please check it.");
  if (isOneOf(address, await catalogueStore.wallets(sql)))
    throw new Refusal("walletAddressWrong", "This is our wallet. Please enter the address of your own.");
  return address;
}

/** Computes a withdrawal of US dollars at a platform; throws a refusal by its availability, wallet and limits. */
async function quote(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  wanted: {
    paymentPlatformId: number;
    amountUsd: Big;
    currencyCode?: string;
    walletAddress?: string | undefined;
  },
) {
  const found = await catalogueStore.platform(sql, wanted.paymentPlatformId);
  const currency = wanted.currencyCode ?? found?.currencyCode ?? "";
  const platform = requireOffered(found, user, "withdrawal", currency);
  const walletAddress = await walletFor(deps, sql, platform, wanted.walletAddress);
  requireWithin(wanted.amountUsd, platform.withdrawalMin, platform.withdrawalMax);
  const { platformId, currencyCode, buyRate } = platform;
  const amount = toLocal(wanted.amountUsd, buyRate, roundings.withdrawal);
  const amounts = { amountUsd: wanted.amountUsd.toFixed(2), amount: amount.toFixed(2), currencyCode };
  const leastUsd = new Big(platform.withdrawalMin);
  return {
    platform,
    walletAddress,
    buyRate,
    order: { platformId, ...amounts },
    amountUsd: wanted.amountUsd,
    leastUsd,
  };
}

/** Sends the code for a withdrawal, which confirms this amount and the current destination only. */
export async function requestCode(
  deps: Deps,
  sql: Sql,
  holder: { user: UserRow; sessionHash: string },
  { paymentPlatformId, amountUsd, walletAddress }: Input<"RequestOtpWithdrawal">,
): ReturnType<typeof sendCode> {
  const { user } = holder;
  const bank = requireEligible(user);
  requireUnfrozen(deps, user, "withdrawal");
  // No code is sent for a withdrawal that would be refused.
  await requireRequestRoom(deps, sql, user.userId, "withdrawal");
  const isNamed = paymentPlatformId !== undefined && amountUsd !== undefined;
  const named = isNamed
    ? await quote(deps, sql, user, { paymentPlatformId, amountUsd, walletAddress })
    : null;
  await requireUsableAccount(deps, sql, user, named?.walletAddress ?? null);
  if (named) await requireWithinLimits(deps, sql, user.userId, named);
  const destination = { ...bank, walletAddress: named?.walletAddress ?? null };
  const order = named?.order ?? null;
  if (named?.walletAddress) return sendCode(deps, sql, holder, { order, destination }, named.platform.name);
  const banks = await catalogueStore.banks(sql, user.countryCode);
  const bankName = banks.find(({ code }) => code === bank.bank)?.description ?? null;
  return sendCode(deps, sql, holder, { order, destination }, bankName);
}

/** Creates a withdrawal and uses its code. The caller adds `writes`, the movement, to the same transaction. */
export async function requestWithdrawal(
  deps: Deps,
  sql: Sql,
  user: UserRow,
  sessionHash: string,
  input: Input<"WithdrawalRequest">,
): Promise<{ transactionId: string; writes: readonly Write[] }> {
  const bank = requireEligible(user);
  await lockUnfrozen(deps, sql, user.userId, "withdrawal");
  const quoted = await quote(deps, sql, user, input);
  const { order, buyRate, walletAddress } = quoted;
  const destination = { ...bank, walletAddress };
  if (!input.amount.eq(order.amount)) {
    throw new Refusal(
      "amountMismatch",
      "The amounts do not follow from the current rate. Please check them and try again.",
    );
  }
  await lockWithdrawals(deps, sql, user.userId);
  await requireUsableAccount(deps, sql, user, walletAddress);
  await requireWithinLimits(deps, sql, user.userId, quoted);
  await requireRequestRoom(deps, sql, user.userId, "withdrawal");
  const holder = { user, sessionHash };
  // The proof of the second factor is required before the one-time code, so that a refusal without a proof does not use the
  // code up.
  const spendProof = await requireStepUp(deps, sql, holder, "WithdrawalRequest");
  await spendCode(deps, sql, holder, { order, destination }, input.otpValue);
  await spendProof();
  const transactionId = createTransactionId(deps, "W");
  const at = deps.clock.now();
  const held = ledger.movement({
    kind: "withdrawal",
    reference: transactionId,
    at,
    from: { userId: user.userId, kind: "eWallet" },
    to: { userId: user.userId, kind: "withdrawalHold" },
    amount: order.amountUsd,
  });
  const opened = withdrawalStore.opened(deps.config.maxOpenWithdrawals, {
    transactionId,
    userId: user.userId,
    ...order,
    rate: buyRate,
    ...destination,
    requestedAt: at,
  });
  return { transactionId, writes: [held, opened] };
}

/** The e-mail that reports each state; the other states are internal. */
const letters = { 2: "withdrawalProcessing", 5: "withdrawalCompleted", 6: "withdrawalCancelled" } as const;
const isTold = (to: number): to is keyof typeof letters => Object.hasOwn(letters, to);

/** Moves a withdrawal to another state. Completion pays the held amount out, cancellation returns it, once. */
export async function moveWithdrawal(
  deps: Deps,
  sql: Sql,
  transactionId: string,
  to: number,
  comment: string | null,
): Promise<WithdrawalRow> {
  const moved = await withdrawalStore.move(
    sql,
    transactionId,
    reachedFrom[to] ?? [],
    to,
    comment,
    deps.clock.now(),
  );
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
  if (isTold(to)) {
    const { amountUsd, amount, currencyCode } = moved;
    const facts = { amountUsd, amount, currencyCode, transactionId };
    await sendLetter(deps, sql, moved.userId, { kind: letters[to], ...facts, comment });
  }
  return moved;
}
