import type { Failure } from "../failure.ts";
import {
  type AmountEntry,
  amountsToSend,
  type DepositMethod,
  type DepositTerms,
  noEntry,
} from "./deposit.rules.ts";
import type { DepositDraft } from "./deposit.store.ts";

/** One intent of the user to deposit, settled before it is sent: what, and under which key. */
export interface DepositIntent {
  readonly key: string;
  readonly platformId: number;
  readonly platformName: string;
  readonly currencyCode: string;
  /** Exact decimals. */
  readonly localAmount: string;
  readonly usdAmount: string;
}

/** An intent that was sent, and the deposits like it that were there before: none of those is its own. */
export interface SentDeposit {
  readonly intent: DepositIntent;
  readonly known: readonly string[];
}

/** A proof of payment, with the deposit that it proves and the key under which it is sent. */
export interface ProofToSend {
  readonly intent: DepositIntent;
  readonly transactionId: string;
  readonly key: string;
  readonly receipt: File;
}

/** What the deposit machine remembers. Everything but the proof and the failure survives a reload. */
export interface DepositContext {
  readonly method: DepositMethod | null;
  readonly platformId: number | null;
  readonly entry: AmountEntry;
  /** The rate at which the amount was typed; null before one was. */
  readonly quotedRate: string | null;
  readonly intent: DepositIntent | null;
  /** Deposits like the intent that were there before it was first sent. */
  readonly known: readonly string[];
  /** What was sent, not found, and may still arrive. */
  readonly unresolved: readonly SentDeposit[];
  /** True when the deposit is one that arrived after it was looked for. */
  readonly isLate: boolean;
  readonly transactionId: string | null;
  /** The picked file; it cannot outlive a reload. */
  readonly proof: File | null;
  readonly proofKey: string | null;
  readonly failure: Failure | null;
  /** What was under way, so that a reload looks it up instead of sending it again. */
  readonly phase: "draft" | "requesting" | "submitting";
}

/** The context of a new wizard, or of one that goes on after a reload. */
export function startContext(draft: DepositDraft | null): DepositContext {
  return {
    method: null,
    platformId: null,
    entry: noEntry,
    quotedRate: null,
    intent: null,
    known: [],
    unresolved: [],
    transactionId: null,
    proofKey: null,
    phase: "draft",
    ...draft,
    isLate: false,
    proof: null,
    failure: null,
  };
}

/** True when the provider knows of the deposit, so that only its proof is missing. */
export function isResumable({ intent, transactionId }: DepositContext): boolean {
  return intent !== null && transactionId !== null;
}

/**
 * The intent for what is entered: the very same one where it was sent before and may still arrive, under its own key;
 * a new one with a new key otherwise.
 */
export function intentFor(
  { entry, platformId, intent, unresolved }: DepositContext,
  terms: DepositTerms | null,
  createKey: () => string,
): DepositIntent | null {
  if (platformId === null || !terms) return intent;
  const { currencyCode, platformName } = terms;
  const payload = { platformId, platformName, currencyCode, ...amountsToSend(entry, terms.sellRate) };
  const isSame = (one: DepositIntent | null) =>
    one?.platformId === platformId &&
    one.currencyCode === currencyCode &&
    one.localAmount === payload.localAmount &&
    one.usdAmount === payload.usdAmount;
  const sent = [intent, ...unresolved.map((one) => one.intent)].find(isSame);
  return sent ?? { key: createKey(), ...payload };
}

/** What was sent and not found, with the intent of now among it. */
export function withUnresolved(context: DepositContext): readonly SentDeposit[] {
  const { intent, known } = context;
  return intent ? [...withoutRefused(context), { intent, known }] : context.unresolved;
}

/** What was sent and not found, without the intent of now: what was refused will not arrive. */
export function withoutRefused({ intent, unresolved }: DepositContext): readonly SentDeposit[] {
  return unresolved.filter((sent) => sent.intent.key !== intent?.key);
}
