import { compare } from "@broker/sdk/money";
import type { Failure } from "../failure.ts";
import { type OnceContext, type Sent, excludeCurrent } from "../once/once.rules.ts";
import {
  type AmountEntry,
  toSentAmounts,
  type DepositMethod,
  type DepositTerms,
  noTarget,
} from "./deposit.rules.ts";
import type { DepositDraft } from "./deposit.storage.ts";
import type { Gateway, GatewayOption } from "./gateway.rules.ts";
import type { PaymentHandoff } from "./payment-handoff.ts";

/** The user's intent to deposit, settled before it is sent: method, platform and amounts under one idempotency key. */
export interface DepositIntent {
  readonly key: string;
  readonly method: DepositMethod;
  readonly platformId: number;
  readonly platformName: string;
  /** The gateway of the platform; null for a bank and for crypto. */
  readonly gateway: Gateway | null;
  /** The option that was chosen at the gateway. */
  readonly option: GatewayOption | null;
  readonly currencyCode: string;
  /** Amounts are exact decimals. */
  readonly localAmount: string;
  readonly usdAmount: string;
}

/**
 * Why a hosted payment cannot be opened: its address is neither the provider's own nor allowed by
 * `createBroker({ payments })`, the provider's page has no form, or the address is not known: it was lost with the provider's
 * answer, or with a reload.
 */
export type UnpayableReason = "notAllowed" | "noForm" | "unknown";

/** A deposit that the provider has opened. */
export interface OpenedDeposit {
  readonly transactionId: string;
  /** The hand-off to the hosted payment; null for a bank, for crypto, and where its address is not allowed. */
  readonly handoff: PaymentHandoff | null;
  /** Why there is no hand-off at a gateway. */
  readonly unpayable?: UnpayableReason | null;
}

/** An intent that was sent, and whose outcome must be looked up. */
export interface DepositLookUp extends Sent<DepositIntent> {
  /**
   * True while the user still wants the deposit: it may then be repeated under its own key, which finds it exactly. If false,
   * only a deposit at a gateway is repeated, and only if the list has a similar deposit.
   */
  readonly isWanted: boolean;
}

/** A proof of payment, with its deposit and its idempotency key. */
export interface ProofToSend {
  readonly intent: DepositIntent;
  readonly transactionId: string;
  readonly key: string;
  readonly receipt: File;
}

/** The context of the deposit machine. Everything but the proof and the failure survives a reload. */
export interface DepositContext extends OnceContext<DepositIntent> {
  readonly method: DepositMethod | null;
  readonly platformId: number | null;
  /** The gateway of the platform; null for a bank and for crypto. */
  readonly gateway: Gateway | null;
  readonly option: GatewayOption | null;
  readonly entry: AmountEntry;
  /** The rate at which the amount was typed; null before that. */
  readonly quotedRate: string | null;
  /** True when the deposit is an earlier one that arrived after it was looked up. */
  readonly isLate: boolean;
  readonly transactionId: string | null;
  readonly handoff: PaymentHandoff | null;
  /** Why there is no hand-off at a gateway; it does not survive a reload. */
  readonly unpayable?: UnpayableReason | null;
  /** The picked file, which does not survive a reload. */
  readonly proof: File | null;
  /** The name of the picked file, which survives a reload, so that a screen can ask for that file again. */
  readonly proofName: string | null;
  readonly proofKey: string | null;
  readonly failure: Failure | null;
  /** The request that was running, so that a reload looks it up instead of sending it again. */
  readonly phase: "draft" | "requesting" | "submitting" | "paying";
}

/** Returns the context of a new wizard, or of a wizard that is restored from a draft. */
export function toStartContext(draft: DepositDraft | null): DepositContext {
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

/** Returns the context of the next wizard; the other unresolved intents are carried over, so that they are checked with it. */
export const toNextContext = (context: DepositContext): DepositContext => ({
  ...toStartContext(null),
  unresolved: excludeCurrent(context),
});

/** Returns whether everything is chosen that must be chosen before an amount is entered. */
export function hasTarget({ platformId, gateway, option }: DepositContext): boolean {
  return platformId !== null && (!gateway?.option || option !== null);
}

/** Returns whether the provider has opened the deposit, so that only its proof or its payment is missing. */
export function isResumable({ intent, transactionId }: DepositContext): boolean {
  return intent !== null && transactionId !== null;
}

/** Returns whether the deposit is open and is paid at a gateway. */
export function isHosted(context: DepositContext): boolean {
  return isResumable(context) && context.intent?.gateway !== null;
}

/** Returns whether a hosted payment can go on. */
export function isPayable(context: DepositContext): boolean {
  return isHosted(context) && context.handoff !== null;
}

/** Returns whether two intents have the same meaning, whatever their keys. */
export function isSameDeposit(a: DepositIntent, b: DepositIntent): boolean {
  return (
    a.platformId === b.platformId &&
    a.option?.code === b.option?.code &&
    a.currencyCode === b.currencyCode &&
    compare(a.localAmount, b.localAmount) === 0 &&
    compare(a.usdAmount, b.usdAmount) === 0
  );
}

/** Creates an intent for the current input, under a new key. `prepare` checks whether an equal intent was sent before. */
export function toIntent(
  { method, entry, platformId, option, intent }: DepositContext,
  terms: DepositTerms | null,
  createKey: () => string,
): DepositIntent | null {
  if (method === null || platformId === null || !terms) return intent;
  const { currencyCode, platformName, gateway } = terms;
  const amounts = toSentAmounts(entry, terms.sellRate);
  return { key: createKey(), method, platformId, platformName, gateway, option, currencyCode, ...amounts };
}
