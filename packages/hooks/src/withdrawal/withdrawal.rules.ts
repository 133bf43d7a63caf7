import {
  compare,
  toDecimal,
  type Decimal,
  toDepositUsd as usdAtRate,
  isAmount,
  toWithdrawalLocal,
} from "@broker/sdk/money";
import type { Issue } from "../form/issue.ts";
import type { LimitUse } from "./limits.rules.ts";
import { type WalletCode, walletIssue, type WalletTerms } from "./wallet.rules.ts";

/** The methods of a withdrawal. */
export type WithdrawalMethod = "bank" | "crypto";

/** The methods of a withdrawal, in the order in which they are offered. */
export const withdrawalMethods = ["bank", "crypto"] as const satisfies readonly WithdrawalMethod[];

/** The provider's payment type of each method (spec 6). */
const methodTypes = { bank: 4, crypto: 5 } as const satisfies Record<WithdrawalMethod, number>;

/** Returns the method of a platform; null for a platform of another payment type. */
export const methodOf = (platform: { readonly paymentTypeId: number } | null): WithdrawalMethod | null =>
  withdrawalMethods.find((method) => methodTypes[method] === platform?.paymentTypeId) ?? null;

/** Returns whether a platform pays out to a user: active, of their company, and a bank in their currency or crypto. */
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

/** The terms of a platform, with the balance. Limits and balance are in US dollars. */
export interface WithdrawalTerms {
  readonly platformName: string;
  readonly currencyCode: string;
  readonly buyRate: Decimal;
  readonly min: Decimal;
  /** The platform's maximum, or the rest of the provider's limits if it is smaller. */
  readonly max: Decimal;
  /** The e-wallet balance, never below zero. */
  readonly available: Decimal;
  /** The provider's limit that leaves less than the minimum; null while another withdrawal is possible. */
  readonly reached: LimitUse | null;
  /** The wallet to which the platform pays; undefined for a platform that pays to a bank. */
  readonly wallet?: WalletTerms | undefined;
}

/** An amount as it was typed, and the field in which it was typed. */
export interface AmountEntry {
  readonly field: "usd" | "local";
  readonly text: string;
}

/** The entry before anything is typed. */
export const noEntry: AmountEntry = { field: "usd", text: "" };

/** The local amount and the amount in US dollars. */
export interface WithdrawalAmounts {
  readonly usdAmount: Decimal;
  readonly localAmount: Decimal;
}

/** Returns the withdrawable part of an e-wallet balance: the whole balance, and never less than zero. */
export function toWithdrawable(eWalletBalance: number): Decimal {
  const balance = toDecimal(eWalletBalance);
  return compare(balance, "0") < 0 ? "0" : balance;
}

/** Returns the smaller one of two amounts. */
export const smallerOf = (one: Decimal, other: Decimal): Decimal => (compare(one, other) > 0 ? other : one);

/** Returns the largest amount of one withdrawal: the balance or the maximum. */
export const mostOf = ({ max, available }: Pick<WithdrawalTerms, "max" | "available">): Decimal =>
  smallerOf(available, max);

/** Returns both amounts as their fields show them: the typed amount unchanged, and the other amount converted. */
export function toShownAmounts({ field, text }: AmountEntry, buyRate: Decimal): WithdrawalAmounts {
  const other = (convert: (amount: Decimal, rate: Decimal) => Decimal) =>
    isAmount(text) ? convert(text, buyRate) : "";
  if (field === "usd") return { usdAmount: text, localAmount: other(toWithdrawalLocal) };
  return { usdAmount: other(usdAtRate), localAmount: text };
}

/** Returns the two amounts that are sent: US dollars, and their conversion to local currency. */
export function toSentAmounts(entry: AmountEntry, buyRate: Decimal): WithdrawalAmounts {
  const { usdAmount } = toShownAmounts(entry, buyRate);
  return { usdAmount, localAmount: toWithdrawalLocal(usdAmount, buyRate) };
}

/** The codes of an amount that cannot be withdrawn. */
export type WithdrawalAmountCode =
  | "amountRequired"
  | "amountTooLow"
  | "amountTooHigh"
  | "balanceTooLow"
  | "limitReached";

/** The codes of a one-time code that cannot be sent. */
export type OneTimeCodeCode = "codeNotRequested" | "codeRequired";

/** Validates an amount by the limits of the platform and the provider, and by the balance. */
export function withdrawalAmountIssue(
  entry: AmountEntry,
  { buyRate, min, max, available, reached }: WithdrawalTerms,
): Issue<WithdrawalAmountCode> | null {
  const { usdAmount } = toShownAmounts(entry, buyRate);
  if (!isAmount(usdAmount) || compare(usdAmount, "0") === 0) return { code: "amountRequired" };
  if (reached) return { code: "limitReached" };
  if (compare(usdAmount, min) < 0) return { code: "amountTooLow", params: { min } };
  if (compare(usdAmount, max) > 0) return { code: "amountTooHigh", params: { max } };
  return compare(usdAmount, available) > 0 ? { code: "balanceTooLow", params: { available } } : null;
}

/** Validates that a one-time code was requested and typed. Only the provider knows whether it is right. */
export function oneTimeCodeIssue(code: string, isRequested: boolean): Issue<OneTimeCodeCode> | null {
  if (!isRequested) return { code: "codeNotRequested" };
  return code.trim() === "" ? { code: "codeRequired" } : null;
}

/** The issues of a withdrawal's details; a part without an issue is null. */
export interface WithdrawalIssues {
  readonly platform: Issue<"platformRequired"> | null;
  readonly amount: Issue<WithdrawalAmountCode> | null;
  readonly code: Issue<OneTimeCodeCode> | null;
  readonly wallet: Issue<WalletCode> | null;
}

/** Validates the details of a withdrawal (spec 5.7). Terms are null while no platform is chosen. */
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

/** Returns whether the details have no issues, so that they can be reviewed. */
export function isComplete({ platform, amount, code, wallet }: WithdrawalIssues): boolean {
  return platform === null && amount === null && code === null && wallet === null;
}
