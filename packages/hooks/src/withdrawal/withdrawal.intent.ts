import { compare, type Decimal } from "@broker/sdk/money";
import type { MissingRequirement } from "../eligibility/eligibility.rules.ts";
import type { Failure } from "../failure.ts";
import type { OnceContext } from "../once/once.rules.ts";
import { walletIssue } from "./wallet.rules.ts";
import {
  type AmountEntry,
  toSentAmounts,
  noEntry,
  withdrawalAmountIssue,
  type WithdrawalAmounts,
  type WithdrawalTerms,
} from "./withdrawal.rules.ts";
import type { WithdrawalDraft } from "./withdrawal.storage.ts";

/** The user's intent to withdraw, settled before it is sent: platform and amounts under one idempotency key. Amounts are exact decimals. */
export interface WithdrawalIntent extends WithdrawalAmounts {
  readonly key: string;
  readonly platformId: number;
  /** The platform's name, as the rows of the list have it. */
  readonly platformName: string;
  readonly currencyCode: string;
  /** The wallet; undefined if the money is paid to a bank. */
  readonly walletAddress?: string | null | undefined;
}

/** A withdrawal as it is sent: the intent, with the one-time code that confirms it. */
export interface WithdrawalToSend {
  readonly intent: WithdrawalIntent;
  readonly code: string;
}

/** The amount and destination that a one-time code confirms, where the provider binds it to them. */
export interface CodeOrder {
  readonly platformId: number;
  readonly usdAmount: Decimal;
  readonly walletAddress?: string | null | undefined;
}

/** When the newest one-time code expires, and when another may be requested (ms). */
export interface CodeSent {
  readonly resendAt: number;
  readonly expiresAt: number | null;
  /** The only withdrawal that the code confirms; undefined for a code that confirms any. */
  readonly order?: CodeOrder | null | undefined;
}

/** The context of the withdrawal machine. Codes, failures and missing requirements do not survive a reload. */
export interface WithdrawalContext extends OnceContext<WithdrawalIntent> {
  readonly platformId: number | null;
  readonly entry: AmountEntry;
  /** The typed wallet address. */
  readonly wallet: string;
  /** The typed one-time code. */
  readonly code: string;
  /** The newest code; null until a code was requested. */
  readonly codeSent: CodeSent | null;
  /** When the provider accepts the next request for a code (ms), after it was asked too often. */
  readonly codeRetryAt: number;
  readonly codeFailure: Failure | null;
  /** The time (ms) of the last tick of the countdown. */
  readonly now: number;
  /** How often the rules refused to go on. */
  readonly attempts: number;
  readonly missing: readonly MissingRequirement[];
  /** The code that is sent under the intent's key; null after a reload. */
  readonly sentCode: string | null;
  readonly transactionId: string | null;
  /** True when the withdrawal is an earlier one, of another amount or by another platform, that arrived after it was looked up. */
  readonly isLate: boolean;
  readonly failure: Failure | null;
  /** The request that was running, so that a reload looks it up instead of sending it again. */
  readonly phase: "draft" | "submitting";
}

/** Returns whether the code has expired, so that another must be requested. */
const isAlive = (sent: CodeSent | null, now: number) =>
  sent !== null && (sent.expiresAt === null || sent.expiresAt > now);

type Entered = Pick<WithdrawalContext, "platformId" | "entry" | "wallet">;

/** Returns the entered wallet; null for a platform that pays to the bank. */
const walletOf = ({ wallet }: Entered, terms: WithdrawalTerms) => (terms.wallet ? wallet.trim() : null);

const isSameWallet = (
  a: Pick<WithdrawalIntent, "walletAddress">,
  b: Pick<WithdrawalIntent, "walletAddress">,
) => (a.walletAddress ?? null) === (b.walletAddress ?? null);

/** Returns when another code may be requested (ms). */
export const resendTimeOf = ({
  codeSent,
  codeRetryAt,
}: Pick<WithdrawalContext, "codeSent" | "codeRetryAt">): number =>
  Math.max(codeSent?.resendAt ?? 0, codeRetryAt);

/** Returns the amount and platform for which a one-time code is requested; null without a valid amount. */
export function toCodeOrder(entered: Entered, terms: WithdrawalTerms | null): CodeOrder | null {
  const { platformId, entry, wallet } = entered;
  if (platformId === null || !terms || withdrawalAmountIssue(entry, terms)) return null;
  if (walletIssue(terms.wallet, wallet)) return null;
  const { usdAmount } = toSentAmounts(entry, terms.buyRate);
  return { platformId, usdAmount, walletAddress: walletOf(entered, terms) };
}

/** Returns whether a code was sent that confirms the withdrawal that is entered now. */
export function isCodeRequested(
  { codeSent, ...entered }: Entered & Pick<WithdrawalContext, "codeSent">,
  terms: WithdrawalTerms | null,
): boolean {
  const order = toCodeOrder(entered, terms);
  if (!codeSent?.order || !order) return codeSent !== null;
  const { platformId, usdAmount } = codeSent.order;
  const isSameOrder = platformId === order.platformId && compare(usdAmount, order.usdAmount) === 0;
  return isSameOrder && isSameWallet(codeSent.order, order);
}

/** Returns the context of a new withdrawal, or of a withdrawal that is restored from a draft. */
export function toStartContext(draft: WithdrawalDraft | null, now: number): WithdrawalContext {
  return {
    platformId: null,
    entry: noEntry,
    intent: null,
    known: [],
    unresolved: [],
    phase: "draft",
    ...draft,
    codeSent: draft && isAlive(draft.codeSent, now) ? draft.codeSent : null,
    now,
    // The address is typed again with the code, since money goes there.
    wallet: "",
    code: "",
    sentCode: null,
    codeRetryAt: 0,
    codeFailure: null,
    attempts: 0,
    missing: [],
    transactionId: null,
    isLate: false,
    failure: null,
  };
}

/** Returns whether two intents have the same meaning, whatever their keys. */
export function isSameWithdrawal(
  a: Omit<WithdrawalIntent, "key">,
  b: Omit<WithdrawalIntent, "key">,
): boolean {
  return (
    isSameWallet(a, b) &&
    a.platformId === b.platformId &&
    a.currencyCode === b.currencyCode &&
    compare(a.usdAmount, b.usdAmount) === 0 &&
    compare(a.localAmount, b.localAmount) === 0
  );
}

/**
 * Returns the intent for the current input: the same intent, under the same key, while platform, amounts and code are
 * the same. The code counts because it is sent with the intent.
 */
export function toIntent(
  context: WithdrawalContext,
  terms: WithdrawalTerms,
  createKey: () => string,
): Pick<WithdrawalContext, "intent" | "sentCode"> {
  const { intent, platformId } = context;
  if (platformId === null) return { intent: null, sentCode: null };
  const { platformName, currencyCode, buyRate } = terms;
  const walletAddress = walletOf(context, terms);
  const amounts = toSentAmounts(context.entry, buyRate);
  const wanted = { platformId, platformName, currencyCode, walletAddress, ...amounts };
  const sentCode = context.code.trim();
  const isSame = intent && isSameWithdrawal(intent, wanted) && context.sentCode === sentCode;
  return { intent: isSame ? intent : { key: createKey(), ...wanted }, sentCode };
}
