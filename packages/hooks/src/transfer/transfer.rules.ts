import { compare, type Decimal, isAmount, transferLocal } from "@broker/sdk/money";
import { type FileFacts, fileIssue, paperTypes } from "../form/file.rules.ts";
import type { Issue } from "../form/issue.ts";
import { emailIssue } from "../session/session.rules.ts";

/** The kinds of transfer. */
export const transferKinds = ["eWallet", "trading", "user"] as const;

/**
 * What moves where: `eWallet` from the e-wallet to the user's own trading account, `trading` the other way,
 * `user` from trading account to trading account of another user.
 */
export type TransferKind = (typeof transferKinds)[number];

/** The user's currency and its rate, for the local amount of an e-wallet transfer. */
export interface TransferTerms {
  readonly currencyCode: string;
  readonly sellRate: Decimal;
}

/**
 * Why a transfer cannot be sent. `fieldsRequired` stands for everything that a transfer to a user asks for; without a
 * rate (`rateMissing`) an e-wallet transfer has no local amount.
 */
export type TransferCode = "amountInvalid" | "rateMissing" | "fieldsRequired" | "fileType" | "fileTooLarge";

/** What a file picker offers for the selfie with ID or passport: images and PDF. */
export const referenceTypes = paperTypes;

/** The local amount of an e-wallet transfer, rounded up to a cent; empty for what is no amount. */
export function localOf(usdAmount: string, { sellRate }: TransferTerms): Decimal {
  return isAmount(usdAmount) ? transferLocal(usdAmount, sellRate) : "";
}

const isPositive = (text: string) => isAmount(text) && compare(text, "0") > 0;

/** Judges the file of a transfer to a user by its facts; the provider judges its content. */
export function referenceIssue(file: FileFacts | null): Issue<"fileType" | "fileTooLarge"> | null {
  return file && fileIssue(file, referenceTypes);
}

interface TransferDetails {
  readonly usdAmount: string;
  readonly recipient: object | null;
  readonly file: FileFacts | null;
}

/** What a transfer to a user asks for. */
export type UserTransferField = "recipient" | "amount" | "file";

/** Which fields of a transfer to a user are not filled in yet, in their order. */
export function missingFields({ usdAmount, recipient, file }: TransferDetails): readonly UserTransferField[] {
  const isFilled = { recipient: recipient !== null, amount: isPositive(usdAmount), file: file !== null };
  return (["recipient", "amount", "file"] as const).filter((field) => !isFilled[field]);
}

/** Judges a transfer (spec 5.5): an amount; to another user also a recipient and a file. The provider knows the balance. */
export function transferIssue(kind: TransferKind, details: TransferDetails): Issue<TransferCode> | null {
  if (kind !== "user") return isPositive(details.usdAmount) ? null : { code: "amountInvalid" };
  return missingFields(details).length > 0 ? { code: "fieldsRequired" } : referenceIssue(details.file);
}

/** What the contract calls the e-wallet in a list of transfers; anything else is a trading account. */
const isWallet = (platform: string) => /e-?wallet/i.test(platform);

/** Tells what kind of transfer a row of the list is; null for one that another user made to this one. */
export function kindOf(row: {
  readonly fromPlatform: string;
  readonly toPlatform: string;
  readonly reference: string | null;
}): TransferKind | null {
  if (isWallet(row.fromPlatform)) return "eWallet";
  if (isWallet(row.toPlatform)) return "trading";
  // Only who sent it sees the file that came with it.
  return row.reference === null ? null : "user";
}

/** Tells whether a row of the list may go to this trading login; one that names no login may go to any. */
export function isTo({ toPlatform }: { readonly toPlatform: string }, login: string): boolean {
  const logins = toPlatform.match(/\d{4,}/g);
  return logins === null || logins.includes(login);
}

/** What a whole trading login may be: digits, and not just the first of them. */
const isLogin = (text: string) => /^\d{4,100}$/.test(text);

/** The text to search a recipient by: a whole e-mail address or trading login; null for anything else. */
export function searchFor(text: string): string | null {
  const wanted = text.trim();
  const isEmail = wanted.length <= 100 && emailIssue(wanted) === undefined;
  return isEmail || isLogin(wanted) ? wanted : null;
}
