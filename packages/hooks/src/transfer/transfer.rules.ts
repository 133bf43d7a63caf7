import { compare, type Decimal, isAmount, toTransferLocal } from "@broker/sdk/money";
import { type FileFacts, fileIssue, paperTypes } from "../form/file.rules.ts";
import type { Issue } from "../form/issue.ts";
import { emailIssue } from "../session/session.rules.ts";

/** The kinds of transfer. */
export const transferKinds = ["eWallet", "trading", "user"] as const;

/**
 * The direction of each kind: `eWallet` from the e-wallet to the user's own trading account, `trading` the other way,
 * `user` from trading account to another user's trading account.
 */
export type TransferKind = (typeof transferKinds)[number];

/** The user's currency and its rate, for the local amount of an e-wallet transfer. */
export interface TransferTerms {
  readonly currencyCode: string;
  readonly sellRate: Decimal;
}

/**
 * The codes of a transfer that cannot be sent. `fieldsRequired` covers all missing fields of a transfer to a user;
 * without a rate (`rateMissing`) an e-wallet transfer has no local amount.
 */
export type TransferCode = "amountInvalid" | "rateMissing" | "fieldsRequired" | "fileType" | "fileTooLarge";

/** The file types that a file picker offers for the selfie with ID or passport: images and PDF. */
export const referenceTypes = paperTypes;

/** Returns the local amount of an e-wallet transfer, rounded up to a cent; empty for a text that is no amount. */
export function localOf(usdAmount: string, { sellRate }: TransferTerms): Decimal {
  return isAmount(usdAmount) ? toTransferLocal(usdAmount, sellRate) : "";
}

const isPositive = (text: string) => isAmount(text) && compare(text, "0") > 0;

/** Validates the file of a transfer to a user by its facts; the provider validates its content. */
export function referenceIssue(file: FileFacts | null): Issue<"fileType" | "fileTooLarge"> | null {
  return file && fileIssue(file, referenceTypes);
}

interface TransferDetails {
  readonly usdAmount: string;
  readonly recipient: object | null;
  readonly file: FileFacts | null;
}

/** The fields of a transfer to a user. */
export type UserTransferField = "recipient" | "amount" | "file";

/** Returns the missing fields of a transfer to a user, in their order. */
export function findMissingFields({
  usdAmount,
  recipient,
  file,
}: TransferDetails): readonly UserTransferField[] {
  const isFilled = { recipient: recipient !== null, amount: isPositive(usdAmount), file: file !== null };
  return (["recipient", "amount", "file"] as const).filter((field) => !isFilled[field]);
}

/** Validates a transfer (spec 5.5): the amount, and for another user also recipient and file. The balance is the provider's to check. */
export function transferIssue(kind: TransferKind, details: TransferDetails): Issue<TransferCode> | null {
  if (kind !== "user") return isPositive(details.usdAmount) ? null : { code: "amountInvalid" };
  return findMissingFields(details).length > 0 ? { code: "fieldsRequired" } : referenceIssue(details.file);
}

/** The contract's name of the e-wallet in a list of transfers; any other name is a trading account. */
const isWallet = (platform: string) => /e-?wallet/i.test(platform);

/** Returns the kind of a row of the list; null for a transfer from another user. */
export function kindOf(row: {
  readonly fromPlatform: string;
  readonly toPlatform: string;
  readonly reference: string | null;
}): TransferKind | null {
  if (isWallet(row.fromPlatform)) return "eWallet";
  if (isWallet(row.toPlatform)) return "trading";
  // The provider sends the file to its sender only.
  return row.reference === null ? null : "user";
}

/** Returns whether a row of the list may go to this trading login; a row without a login may go to any. */
export function isTo({ toPlatform }: { readonly toPlatform: string }, login: string): boolean {
  const logins = toPlatform.match(/\d{4,}/g);
  return logins === null || logins.includes(login);
}

/** Returns whether a text is a complete trading login: at least four digits, so that no search lists clients by their first ones. */
const isLogin = (text: string) => /^\d{4,100}$/.test(text);

/** Returns the text to search a recipient by: a complete e-mail address or trading login; null for anything else. */
export function toSearchText(text: string): string | null {
  const wanted = text.trim();
  const isEmail = wanted.length <= 100 && emailIssue(wanted) === undefined;
  return isEmail || isLogin(wanted) ? wanted : null;
}
