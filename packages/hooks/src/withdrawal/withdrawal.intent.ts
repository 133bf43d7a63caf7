import { compare, type Decimal } from "@broker/sdk/money";
import type { MissingRequirement } from "../eligibility/eligibility.rules.ts";
import type { Failure } from "../failure.ts";
import type { OnceContext } from "../once/once.rules.ts";
import { walletIssue } from "./wallet.rules.ts";
import {
  type AmountEntry,
  amountsToSend,
  noEntry,
  withdrawalAmountIssue,
  type WithdrawalAmounts,
  type WithdrawalTerms,
} from "./withdrawal.rules.ts";
import type { WithdrawalDraft } from "./withdrawal.store.ts";

/** One intent of the user to withdraw, settled before it is sent: what, and under which key. Amounts are exact decimals. */
export interface WithdrawalIntent extends WithdrawalAmounts {
  readonly key: string;
  readonly platformId: number;
  /** As its row in the list of withdrawals names it. */
  readonly platformName: string;
  readonly currencyCode: string;
  /** The wallet that it goes to; none for one that goes to the bank. */
  readonly walletAddress?: string | null | undefined;
}

/** A withdrawal as it is sent: the intent, with the one-time code that confirms it. */
export interface WithdrawalToSend {
  readonly intent: WithdrawalIntent;
  readonly code: string;
}

/** What a one-time code confirms, where the provider binds it to that. */
export interface CodeOrder {
  readonly platformId: number;
  readonly usdAmount: Decimal;
  readonly walletAddress?: string | null | undefined;
}

/** When the newest one-time code stops working, and when another may be asked for (ms). */
export interface CodeSent {
  readonly resendAt: number;
  readonly expiresAt: number | null;
  /** The only withdrawal that it confirms; none for a code that confirms any. */
  readonly order?: CodeOrder | null | undefined;
}

/** What the withdrawal machine remembers. Codes, failures and what is missing do not survive a reload. */
export interface WithdrawalContext extends OnceContext<WithdrawalIntent> {
  readonly platformId: number | null;
  readonly entry: AmountEntry;
  /** The wallet address as typed. */
  readonly wallet: string;
  /** The one-time code as typed. */
  readonly code: string;
  /** Null until a code was asked for. */
  readonly codeSent: CodeSent | null;
  /** When the provider, which was asked for codes too often, takes the next request (ms). */
  readonly codeRetryAt: number;
  readonly codeFailure: Failure | null;
  /** The time (ms) as of the last tick of the countdown. */
  readonly now: number;
  /** How often going on was refused by the rules. */
  readonly attempts: number;
  readonly missing: readonly MissingRequirement[];
  /** The code that goes under the intent's key; null after a reload. */
  readonly sentCode: string | null;
  readonly transactionId: string | null;
  /** True when the withdrawal is an earlier one, of another amount or by another platform, that arrived after it was looked for. */
  readonly isLate: boolean;
  readonly failure: Failure | null;
  /** What was under way, so that a reload looks it up instead of sending it again. */
  readonly phase: "draft" | "submitting";
}

/** A code that has ended meanwhile must be asked for again. */
const isAlive = (sent: CodeSent | null, now: number) =>
  sent !== null && (sent.expiresAt === null || sent.expiresAt > now);

type Entered = Pick<WithdrawalContext, "platformId" | "entry" | "wallet">;

/** The wallet that is entered; null for a platform that pays to the bank. */
const walletOf = ({ wallet }: Entered, terms: WithdrawalTerms) => (terms.wallet ? wallet.trim() : null);

const isSameWallet = (
  a: Pick<WithdrawalIntent, "walletAddress">,
  b: Pick<WithdrawalIntent, "walletAddress">,
) => (a.walletAddress ?? null) === (b.walletAddress ?? null);

/** When another code may be asked for (ms). */
export const resendAt = ({
  codeSent,
  codeRetryAt,
}: Pick<WithdrawalContext, "codeSent" | "codeRetryAt">): number =>
  Math.max(codeSent?.resendAt ?? 0, codeRetryAt);

/** What a one-time code is asked for; null while no amount is entered that could be withdrawn. */
export function codeOrder(entered: Entered, terms: WithdrawalTerms | null): CodeOrder | null {
  const { platformId, entry, wallet } = entered;
  if (platformId === null || !terms || withdrawalAmountIssue(entry, terms)) return null;
  if (walletIssue(terms.wallet, wallet)) return null;
  const { usdAmount } = amountsToSend(entry, terms.buyRate);
  return { platformId, usdAmount, walletAddress: walletOf(entered, terms) };
}

/** Whether a code was sent, and not for another withdrawal than the one that is entered now. */
export function isCodeRequested(
  { codeSent, ...entered }: Entered & Pick<WithdrawalContext, "codeSent">,
  terms: WithdrawalTerms | null,
): boolean {
  const order = codeOrder(entered, terms);
  if (!codeSent?.order || !order) return codeSent !== null;
  const { platformId, usdAmount } = codeSent.order;
  const isSameOrder = platformId === order.platformId && compare(usdAmount, order.usdAmount) === 0;
  return isSameOrder && isSameWallet(codeSent.order, order);
}

/** The context of a new withdrawal, or of one that goes on after a reload. */
export function startContext(draft: WithdrawalDraft | null, now: number): WithdrawalContext {
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
    // It is typed anew with the code, for the money goes there.
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

/** Tells whether two intents withdraw the same, under whatever key. */
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
 * The intent for what is entered: the same one, under the same key, while platform, amounts and code stay; the code
 * counts because it is sent with it.
 */
export function intentFor(
  context: WithdrawalContext,
  terms: WithdrawalTerms,
  createKey: () => string,
): Pick<WithdrawalContext, "intent" | "sentCode"> {
  const { intent, platformId } = context;
  if (platformId === null) return { intent: null, sentCode: null };
  const { platformName, currencyCode, buyRate } = terms;
  const walletAddress = walletOf(context, terms);
  const amounts = amountsToSend(context.entry, buyRate);
  const wanted = { platformId, platformName, currencyCode, walletAddress, ...amounts };
  const sentCode = context.code.trim();
  const isSame = intent && isSameWithdrawal(intent, wanted) && context.sentCode === sentCode;
  return { intent: isSame ? intent : { key: createKey(), ...wanted }, sentCode };
}
