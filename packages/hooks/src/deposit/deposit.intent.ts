import { compare } from "@broker/sdk/money";
import type { Failure } from "../failure.ts";
import { type OnceContext, type Sent, withoutRefused } from "../once/once.rules.ts";
import {
  type AmountEntry,
  amountsToSend,
  type DepositMethod,
  type DepositTerms,
  noEntry,
} from "./deposit.rules.ts";
import type { DepositDraft } from "./deposit.store.ts";
import { type Gateway, type GatewayOption, optionKindOf } from "./gateway.rules.ts";
import type { PaymentHandoff } from "./payment-handoff.ts";

/** One intent of the user to deposit, settled before it is sent: what, and under which key. */
export interface DepositIntent {
  readonly key: string;
  readonly method: DepositMethod;
  readonly platformId: number;
  readonly platformName: string;
  /** Null for a bank and for crypto. */
  readonly gateway: Gateway | null;
  /** What was chosen at the gateway. */
  readonly option: GatewayOption | null;
  readonly currencyCode: string;
  /** Exact decimals. */
  readonly localAmount: string;
  readonly usdAmount: string;
}

/** A deposit that the provider opened. */
export interface OpenedDeposit {
  readonly transactionId: string;
  /** How a hosted payment goes on; null for a bank, for crypto, and where it may not be followed. */
  readonly handoff: PaymentHandoff | null;
}

/** A look-up of an intent that was sent. */
export interface DepositLookUp extends Sent<DepositIntent> {
  /**
   * True while the user still wants it: then it may be repeated under its own key, which is the exact look-up. One at a
   * gateway is repeated even when not, where the list has one like it.
   */
  readonly isWanted: boolean;
}

/** A proof of payment, with the deposit that it proves and the key under which it is sent. */
export interface ProofToSend {
  readonly intent: DepositIntent;
  readonly transactionId: string;
  readonly key: string;
  readonly receipt: File;
}

/** What the deposit machine remembers. Everything but the proof and the failure survives a reload. */
export interface DepositContext extends OnceContext<DepositIntent> {
  readonly method: DepositMethod | null;
  readonly platformId: number | null;
  /** Which gateway the platform is; null for a bank and for crypto. */
  readonly gateway: Gateway | null;
  readonly option: GatewayOption | null;
  readonly entry: AmountEntry;
  /** The rate at which the amount was typed; null before one was. */
  readonly quotedRate: string | null;
  /** True when the deposit is one that arrived after it was looked for. */
  readonly isLate: boolean;
  readonly transactionId: string | null;
  readonly handoff: PaymentHandoff | null;
  /** The picked file; it cannot outlive a reload. */
  readonly proof: File | null;
  /** Its name does, so that a screen can say which one to pick again. */
  readonly proofName: string | null;
  readonly proofKey: string | null;
  readonly failure: Failure | null;
  /** What was under way, so that a reload looks it up instead of sending it again. */
  readonly phase: "draft" | "requesting" | "submitting" | "paying";
}

/** Nothing chosen but the method. */
export const noTarget = { platformId: null, gateway: null, option: null, entry: noEntry, quotedRate: null };

/** The context of a new wizard, or of one that goes on after a reload. */
export function startContext(draft: DepositDraft | null): DepositContext {
  return {
    method: null,
    ...noTarget,
    intent: null,
    known: [],
    unresolved: [],
    transactionId: null,
    handoff: null,
    proofName: null,
    proofKey: null,
    phase: "draft",
    ...draft,
    isLate: false,
    proof: null,
    failure: null,
  };
}

/** The context of the next wizard: what else was sent and may still arrive is judged with it. */
export const nextContext = (context: DepositContext): DepositContext => ({
  ...startContext(null),
  unresolved: withoutRefused(context),
});

/** True when everything is chosen that an amount can be entered for. */
export function hasTarget({ platformId, gateway, option }: DepositContext): boolean {
  return platformId !== null && (optionKindOf(gateway) === null || option !== null);
}

/** True when the provider knows of the deposit, so that only its proof or its payment is missing. */
export function isResumable({ intent, transactionId }: DepositContext): boolean {
  return intent !== null && transactionId !== null;
}

/** True when the deposit is there, and is paid at a gateway. */
export function isHosted(context: DepositContext): boolean {
  return isResumable(context) && context.intent?.gateway !== null;
}

/** True when a hosted payment can go on. */
export function isPayable(context: DepositContext): boolean {
  return isHosted(context) && context.handoff !== null;
}

/** Tells whether two intents deposit the same in the same way, under whatever key. */
export function isSameDeposit(a: DepositIntent, b: DepositIntent): boolean {
  return (
    a.platformId === b.platformId &&
    a.option?.code === b.option?.code &&
    a.currencyCode === b.currencyCode &&
    compare(a.localAmount, b.localAmount) === 0 &&
    compare(a.usdAmount, b.usdAmount) === 0
  );
}

/** The intent for what is entered, under a new key: whether it is one that was sent before is judged before it is sent. */
export function intentFor(
  { method, entry, platformId, option, intent }: DepositContext,
  terms: DepositTerms | null,
  createKey: () => string,
): DepositIntent | null {
  if (method === null || platformId === null || !terms) return intent;
  const { currencyCode, platformName, gateway } = terms;
  const amounts = amountsToSend(entry, terms.sellRate);
  return { key: createKey(), method, platformId, platformName, gateway, option, currencyCode, ...amounts };
}
