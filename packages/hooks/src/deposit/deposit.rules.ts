import { compare, type Decimal, depositLocal, depositUsd, isAmount } from "@broker/sdk/money";
import { type FileFacts, fileIssue, paperTypes } from "../form/file.rules.ts";
import type { Issue } from "../form/issue.ts";
import { type Gateway, GATEWAY_TYPE, gatewayOf } from "./gateway.rules.ts";

/** The ways to deposit. */
export type DepositMethod = "bank" | "crypto" | "gateway";

/** The provider's payment types of each way (spec 6). */
const methodTypes = { bank: 4, crypto: 5, gateway: GATEWAY_TYPE } as const satisfies Record<
  DepositMethod,
  number
>;

/** The ways to deposit, in the order in which they are offered. */
export const depositMethods = ["bank", "crypto", "gateway"] as const satisfies readonly DepositMethod[];

/** A platform, as far as it decides whether it is offered. */
export interface OfferedPlatform {
  readonly paymentPlatformName: string;
  readonly paymentTypeId: number;
  readonly currencyCode: string;
  readonly companyId: number;
  readonly activeDeposit: boolean;
}

/** Tells whether a platform is offered to a user: active, of their company, known, and in their currency or crypto. */
export function isOffered(
  platform: OfferedPlatform,
  method: DepositMethod,
  user: { readonly currencyCode: string; readonly companyId: number },
): boolean {
  if (platform.paymentTypeId !== methodTypes[method] || platform.companyId !== user.companyId) return false;
  if (!platform.activeDeposit || (method === "gateway" && gatewayOf(platform) === null)) return false;
  return method === "crypto" || platform.currencyCode === user.currencyCode;
}

/** What a platform is, and what it asks of an amount: its currency, the rate, and the limits in US dollars. */
export interface DepositTerms {
  /** Null for a bank and for crypto. */
  readonly gateway: Gateway | null;
  readonly platformName: string;
  readonly currencyCode: string;
  readonly sellRate: Decimal;
  readonly min: Decimal;
  readonly max: Decimal;
}

/** The amount as it was typed: on which side, and what. */
export interface AmountEntry {
  readonly field: "local" | "usd";
  readonly text: string;
}

/** Nothing typed yet. */
export const noEntry: AmountEntry = { field: "local", text: "" };

/** Both sides of an amount. */
export interface DepositAmounts {
  readonly localAmount: Decimal;
  readonly usdAmount: Decimal;
}

/** Why an amount cannot be deposited. */
export type DepositAmountCode = "amountRequired" | "amountTooLow" | "amountTooHigh" | "platformMissing";

/** Why a file is no proof of payment. */
export type ProofCode = "proofRequired" | "proofType" | "proofTooLarge";

/** A file by its facts; the file itself does not survive a reload. */
export interface ProofFacts extends FileFacts {
  readonly name: string;
}

/** What a file picker offers for a proof of payment: images and PDF. */
export const proofTypes = paperTypes;

/**
 * Both sides as they stand in their fields: the typed one as typed, the other one as it follows from it. What is sent
 * is the local amount and the US dollars that follow from it, so a rate that does not divide evenly may move the last
 * cent of what was typed in US dollars.
 */
export function shownAmounts({ field, text }: AmountEntry, sellRate: Decimal): DepositAmounts {
  const other = (convert: (amount: Decimal, rate: Decimal) => Decimal) =>
    isAmount(text) ? convert(text, sellRate) : "";
  if (field === "local") return { localAmount: text, usdAmount: other(depositUsd) };
  return { localAmount: other(depositLocal), usdAmount: text };
}

/** The two amounts that are sent: local, and exactly the US dollars that follow from it. */
export function amountsToSend(entry: AmountEntry, sellRate: Decimal): DepositAmounts {
  const { localAmount } = shownAmounts(entry, sellRate);
  return { localAmount, usdAmount: depositUsd(localAmount, sellRate) };
}

/** The entry as it is sent, where that is another amount in US dollars; at rest nothing else is shown. */
export function settledEntry(entry: AmountEntry, sellRate: Decimal): AmountEntry {
  if (entry.field === "local" || !isAmount(entry.text)) return entry;
  const { usdAmount } = amountsToSend(entry, sellRate);
  const isSame = compare(usdAmount, entry.text) === 0 || compare(usdAmount, "0") === 0;
  return isSame ? entry : { field: "usd", text: usdAmount };
}

/** Judges an amount by the limits of the platform (spec 5.6). */
export function depositAmountIssue(entry: AmountEntry, terms: DepositTerms): Issue<DepositAmountCode> | null {
  const { localAmount } = shownAmounts(entry, terms.sellRate);
  if (!isAmount(localAmount) || compare(localAmount, "0") === 0) return { code: "amountRequired" };
  const { usdAmount } = amountsToSend(entry, terms.sellRate);
  if (compare(usdAmount, terms.min) < 0) return { code: "amountTooLow", params: { min: terms.min } };
  if (compare(usdAmount, terms.max) > 0) return { code: "amountTooHigh", params: { max: terms.max } };
  return null;
}

/** Judges a proof of payment by its facts; the provider judges its content. */
export function proofIssue(proof: ProofFacts | null): Issue<ProofCode> | null {
  if (!proof) return { code: "proofRequired" };
  const issue = fileIssue(proof, proofTypes);
  return issue && { code: issue.code === "fileType" ? "proofType" : "proofTooLarge" };
}
