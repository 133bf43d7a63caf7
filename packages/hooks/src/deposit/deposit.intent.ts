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
  readonly currencyCode: string;
  /** Exact decimals. */
  readonly localAmount: string;
  readonly usdAmount: string;
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
    transactionId: null,
    proofKey: null,
    phase: "draft",
    ...draft,
    proof: null,
    failure: null,
  };
}

/** True when the provider knows of the deposit, so that only its proof is missing. */
export function isResumable({ intent, transactionId }: DepositContext): boolean {
  return intent !== null && transactionId !== null;
}

/** The intent for what is entered: the same one while nothing changes, a new one with a new key when something does. */
export function intentFor(
  context: DepositContext,
  terms: DepositTerms | null,
  createKey: () => string,
): DepositIntent | null {
  const { intent, platformId } = context;
  if (platformId === null || !terms) return intent;
  const amounts = amountsToSend(context.entry, terms.sellRate);
  const isSame =
    intent?.platformId === platformId &&
    intent.localAmount === amounts.localAmount &&
    intent.usdAmount === amounts.usdAmount;
  return isSame ? intent : { key: createKey(), platformId, currencyCode: terms.currencyCode, ...amounts };
}
