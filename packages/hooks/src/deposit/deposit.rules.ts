import { compare, type Decimal, toDepositLocal, toDepositUsd, isAmount } from "@broker/sdk/money";
import { type FileFacts, fileIssue, paperTypes } from "../form/file.rules.ts";
import type { Issue } from "../form/issue.ts";
import { type Gateway, type GatewayDefinition, GATEWAY_TYPE, gatewayOf } from "./gateway.rules.ts";

/** The methods of a deposit. */
export type DepositMethod = "bank" | "crypto" | "gateway";

/** The provider's payment type of each method (spec 6). */
const methodTypes = { bank: 4, crypto: 5, gateway: GATEWAY_TYPE } as const satisfies Record<
  DepositMethod,
  number
>;

/** The methods of a deposit, in the order in which they are offered. */
export const depositMethods = ["bank", "crypto", "gateway"] as const satisfies readonly DepositMethod[];

/** The fields of a platform that decide whether it is offered. */
export interface OfferedPlatform {
  readonly paymentPlatformName: string;
  readonly paymentTypeId: number;
  readonly currencyCode: string;
  readonly companyId: number;
  readonly activeDeposit: boolean;
}

/** Returns whether a platform is offered to a user: active, of their company, of a known gateway, and in their currency or crypto. */
export function isOffered(
  platform: OfferedPlatform,
  method: DepositMethod,
  user: { readonly currencyCode: string; readonly companyId: number },
  gateways?: readonly GatewayDefinition[],
): boolean {
  if (platform.paymentTypeId !== methodTypes[method] || platform.companyId !== user.companyId) return false;
  if (!platform.activeDeposit || (method === "gateway" && !gatewayOf(platform, gateways))) return false;
  return method === "crypto" || platform.currencyCode === user.currencyCode;
}

/** The terms of a platform: its currency, its rate, and its limits in US dollars. */
export interface DepositTerms {
  /** The gateway of the platform; null for a bank and for crypto. */
  readonly gateway: Gateway | null;
  readonly platformName: string;
  readonly currencyCode: string;
  readonly sellRate: Decimal;
  readonly min: Decimal;
  readonly max: Decimal;
}

/** An amount as it was typed, and the field in which it was typed. */
export interface AmountEntry {
  readonly field: "local" | "usd";
  readonly text: string;
}

/** The entry before anything is typed. */
const noEntry: AmountEntry = { field: "local", text: "" };

/** The fields of the context that a change of the method resets. */
export const noTarget = { platformId: null, gateway: null, option: null, entry: noEntry, quotedRate: null };

/** The local amount and the amount in US dollars. */
export interface DepositAmounts {
  readonly localAmount: Decimal;
  readonly usdAmount: Decimal;
}

/** The codes of an amount that cannot be deposited. */
export type DepositAmountCode = "amountRequired" | "amountTooLow" | "amountTooHigh" | "platformMissing";

/** The codes of a file that is no valid proof of payment. */
export type ProofCode = "proofRequired" | "proofType" | "proofTooLarge";

/** The facts of a file by which it is validated; the file itself does not survive a reload. */
export interface ProofFacts extends FileFacts {
  readonly name: string;
}

/** The file types that a file picker offers for a proof of payment: images and PDF. */
export const proofTypes = paperTypes;

/**
 * Returns both amounts as their fields show them: the typed amount unchanged, and the other amount converted. The sent amounts
 * are the local amount and its conversion to US dollars, so a rate that does not divide evenly may change the last cent of an
 * amount that was typed in US dollars.
 */
export function toShownAmounts({ field, text }: AmountEntry, sellRate: Decimal): DepositAmounts {
  const other = (convert: (amount: Decimal, rate: Decimal) => Decimal) =>
    isAmount(text) ? convert(text, sellRate) : "";
  if (field === "local") return { localAmount: text, usdAmount: other(toDepositUsd) };
  return { localAmount: other(toDepositLocal), usdAmount: text };
}

/** Returns the two amounts that are sent: the local amount, and its conversion to US dollars. */
export function toSentAmounts(entry: AmountEntry, sellRate: Decimal): DepositAmounts {
  const { localAmount } = toShownAmounts(entry, sellRate);
  return { localAmount, usdAmount: toDepositUsd(localAmount, sellRate) };
}

/** Returns the entry with the amount in US dollars that is sent, where it differs from the typed one. Fields without focus show this amount. */
export function settleEntry(entry: AmountEntry, sellRate: Decimal): AmountEntry {
  if (entry.field === "local" || !isAmount(entry.text)) return entry;
  const { usdAmount } = toSentAmounts(entry, sellRate);
  const isSame = compare(usdAmount, entry.text) === 0 || compare(usdAmount, "0") === 0;
  return isSame ? entry : { field: "usd", text: usdAmount };
}

/** Validates an amount by the limits of its platform (spec 5.6). */
export function depositAmountIssue(entry: AmountEntry, terms: DepositTerms): Issue<DepositAmountCode> | null {
  const { localAmount } = toShownAmounts(entry, terms.sellRate);
  if (!isAmount(localAmount) || compare(localAmount, "0") === 0) return { code: "amountRequired" };
  const { usdAmount } = toSentAmounts(entry, terms.sellRate);
  if (compare(usdAmount, terms.min) < 0) return { code: "amountTooLow", params: { min: terms.min } };
  if (compare(usdAmount, terms.max) > 0) return { code: "amountTooHigh", params: { max: terms.max } };
  return null;
}

/** Validates a proof of payment by its facts; the provider validates its content. */
export function proofIssue(proof: ProofFacts | null): Issue<ProofCode> | null {
  if (!proof) return { code: "proofRequired" };
  const issue = fileIssue(proof, proofTypes);
  return issue && { code: issue.code === "fileType" ? "proofType" : "proofTooLarge" };
}
