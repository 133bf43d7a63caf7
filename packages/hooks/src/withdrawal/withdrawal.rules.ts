import {
  compare,
  decimal,
  type Decimal,
  depositUsd as usdAtRate,
  isAmount,
  withdrawalLocal,
} from "@broker/sdk/money";
import type { Issue } from "../form/issue.ts";
import { type WalletCode, walletIssue, type WalletTerms } from "./wallet.rules.ts";

/** The ways to withdraw. */
export type WithdrawalMethod = "bank" | "crypto";

/** The ways to withdraw, in the order in which they are offered. */
export const withdrawalMethods = ["bank", "crypto"] as const satisfies readonly WithdrawalMethod[];

/** The provider's payment types of each way (spec 6). */
const methodTypes = { bank: 4, crypto: 5 } as const satisfies Record<WithdrawalMethod, number>;

/** The way that a platform pays out; null for one that is none of them. */
export const methodOf = (platform: { readonly paymentTypeId: number } | null): WithdrawalMethod | null =>
  withdrawalMethods.find((method) => methodTypes[method] === platform?.paymentTypeId) ?? null;

/** Tells whether a platform pays out to a user: active, of their company, and a bank in their currency or crypto. */
export function isOffered(
  platform: {
    readonly paymentTypeId: number;
    readonly currencyCode: string;
    readonly companyId: number;
    readonly activeWithdrawal: boolean;
  },
  method: WithdrawalMethod,
  user: { readonly currencyCode: string; readonly companyId: number },
): boolean {
  if (platform.paymentTypeId !== methodTypes[method] || platform.companyId !== user.companyId) return false;
  return platform.activeWithdrawal && (method === "crypto" || platform.currencyCode === user.currencyCode);
}

/** What a platform asks of an amount, and what there is to withdraw. Limits and balance are in US dollars. */
export interface WithdrawalTerms {
  readonly platformName: string;
  readonly currencyCode: string;
  readonly buyRate: Decimal;
  readonly min: Decimal;
  readonly max: Decimal;
  /** The e-wallet balance, never below zero. */
  readonly available: Decimal;
  /** The wallet that it pays to; undefined for one that pays to the bank. */
  readonly wallet?: WalletTerms | undefined;
}

/** The amount as it was typed: on which side, and what. */
export interface AmountEntry {
  readonly field: "usd" | "local";
  readonly text: string;
}

/** Nothing typed yet. */
export const noEntry: AmountEntry = { field: "usd", text: "" };

/** Both sides of an amount. */
export interface WithdrawalAmounts {
  readonly usdAmount: Decimal;
  readonly localAmount: Decimal;
}

/** What can be withdrawn of an e-wallet balance: all of it, and never less than nothing. */
export function withdrawable(eWalletBalance: number): Decimal {
  const balance = decimal(eWalletBalance);
  return compare(balance, "0") < 0 ? "0" : balance;
}

/** The most that one withdrawal takes: all there is, or the platform's maximum. */
export const mostOf = ({ max, available }: Pick<WithdrawalTerms, "max" | "available">): Decimal =>
  compare(available, max) > 0 ? max : available;

/** Both sides as they stand in their fields: the typed one as typed, the other one as it follows from it. */
export function shownAmounts({ field, text }: AmountEntry, buyRate: Decimal): WithdrawalAmounts {
  const other = (convert: (amount: Decimal, rate: Decimal) => Decimal) =>
    isAmount(text) ? convert(text, buyRate) : "";
  if (field === "usd") return { usdAmount: text, localAmount: other(withdrawalLocal) };
  return { usdAmount: other(usdAtRate), localAmount: text };
}

/** The two amounts that are sent: US dollars, and exactly the local amount that follows from them. */
export function amountsToSend(entry: AmountEntry, buyRate: Decimal): WithdrawalAmounts {
  const { usdAmount } = shownAmounts(entry, buyRate);
  return { usdAmount, localAmount: withdrawalLocal(usdAmount, buyRate) };
}

/** Why the amount of a withdrawal cannot be sent. */
export type WithdrawalAmountCode = "amountRequired" | "amountTooLow" | "amountTooHigh" | "balanceTooLow";

/** Why the one-time code of a withdrawal cannot be sent. */
export type OneTimeCodeCode = "codeNotRequested" | "codeRequired";

/** Judges an amount by the limits of the platform and by the balance. */
export function withdrawalAmountIssue(
  entry: AmountEntry,
  { buyRate, min, max, available }: WithdrawalTerms,
): Issue<WithdrawalAmountCode> | null {
  const { usdAmount } = shownAmounts(entry, buyRate);
  if (!isAmount(usdAmount) || compare(usdAmount, "0") === 0) return { code: "amountRequired" };
  if (compare(usdAmount, min) < 0) return { code: "amountTooLow", params: { min } };
  if (compare(usdAmount, max) > 0) return { code: "amountTooHigh", params: { max } };
  return compare(usdAmount, available) > 0 ? { code: "balanceTooLow", params: { available } } : null;
}

/** Judges a one-time code: asked for, and typed. The provider alone knows whether it is right. */
export function oneTimeCodeIssue(code: string, isRequested: boolean): Issue<OneTimeCodeCode> | null {
  if (!isRequested) return { code: "codeNotRequested" };
  return code.trim() === "" ? { code: "codeRequired" } : null;
}

/** What keeps the details of a withdrawal from being reviewed; a part without an issue is null. */
export interface WithdrawalIssues {
  readonly platform: Issue<"platformRequired"> | null;
  readonly amount: Issue<WithdrawalAmountCode> | null;
  readonly code: Issue<OneTimeCodeCode> | null;
  readonly wallet: Issue<WalletCode> | null;
}

/** Judges the details of a withdrawal (spec 5.7). Terms are null while no platform is chosen. */
export function withdrawalIssues(
  details: {
    readonly entry: AmountEntry;
    readonly wallet: string;
    readonly code: string;
    readonly isCodeRequested: boolean;
  },
  terms: WithdrawalTerms | null,
): WithdrawalIssues {
  return {
    platform: terms ? null : { code: "platformRequired" },
    amount: terms && withdrawalAmountIssue(details.entry, terms),
    code: oneTimeCodeIssue(details.code, details.isCodeRequested),
    wallet: walletIssue(terms?.wallet, details.wallet),
  };
}

/** True when nothing keeps the details from being reviewed. */
export function isComplete({ platform, amount, code, wallet }: WithdrawalIssues): boolean {
  return platform === null && amount === null && code === null && wallet === null;
}
