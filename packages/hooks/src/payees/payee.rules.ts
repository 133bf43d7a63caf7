import type { Input } from "@broker/sdk";
import { issuesOf, requiredIssue } from "../form/field.rules.ts";
import type { Issue, Issues } from "../form/issue.ts";
import { validateWithdrawalSettings } from "../profile/profile.rules.ts";
import type { IsWallet, WalletCode } from "../withdrawal/wallet.rules.ts";

/** The kinds of account that can be saved. */
export type PayeeKind = "bank" | "wallet";

/** The values of the form for an account to save; the fields of the other kind are kept, and not sent. */
export interface PayeeValues {
  readonly kind: PayeeKind;
  readonly name: string;
  readonly bankCode: string;
  readonly bankAccountNumber: string;
  readonly bankAccountName: string;
  readonly walletAddress: string;
}

/** The codes of an account that cannot be saved. */
export type PayeeCode = "required" | "nameTooLong" | "nameTaken" | "accountNumberInvalid" | WalletCode;

/** The parts of a saved account with which a new account is compared. */
type Saved = Pick<Input<"AddPayee">, "name" | "bankCode" | "bankAccountNumber" | "walletAddress">;

const plain = (number: string | null): string => (number ?? "").replaceAll(/[^0-9A-Za-z]/g, "").toUpperCase();

/**
 * Returns whether a saved account is the same as a given account: the provider answers a repeated addition with the saved
 * account.
 */
const isSame = (saved: Saved, sent: Saved): boolean =>
  saved.bankCode === sent.bankCode &&
  plain(saved.bankAccountNumber) === plain(sent.bankAccountNumber) &&
  saved.walletAddress === sent.walletAddress;

const MAX = 40;

/** Invisible characters, and letters that no reader sees; except the two that join letters and emoji. */
const INVISIBLE = /(?![\u{200C}\u{200D}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns a name as it is sent: trimmed, with single spaces, without invisible characters. */
const toSentName = (name: string): string =>
  name.normalize("NFC").replaceAll(INVISIBLE, "").trim().replaceAll(/\s+/g, " ");

function nameIssue(sent: Saved, saved: readonly Saved[]): Issue<PayeeCode> | undefined {
  const { name } = sent;
  if (name.length > MAX) return { code: "nameTooLong", params: { max: MAX } };
  const isTaken = saved.some(
    (other) => other.name.toLowerCase() === name.toLowerCase() && !isSame(other, sent),
  );
  return isTaken ? { code: "nameTaken" } : requiredIssue(name);
}

function walletIssue(address: string, isWallet: IsWallet): Issue<PayeeCode> | undefined {
  if (address === "") return { code: "walletRequired" };
  const isAddress = isWallet("TRC20", address) || isWallet("ERC20", address);
  return isAddress ? undefined : { code: "walletWrong" };
}

/** Validates an account before it is saved: its name, and the fields of its kind. The provider checks both again. */
export function validatePayee(
  values: PayeeValues,
  {
    banks,
    saved,
    isWallet,
  }: {
    /** The banks of the user's country; undefined while they are loading. */
    readonly banks: readonly { readonly code: string }[] | undefined;
    readonly saved: readonly Saved[];
    readonly isWallet: IsWallet;
  },
): Issues<PayeeValues, PayeeCode> {
  const isBank = values.kind === "bank";
  const bank = isBank ? validateWithdrawalSettings(values, banks) : {};
  return issuesOf<PayeeValues, PayeeCode>({
    kind: undefined,
    name: nameIssue(toSentPayee(values), saved),
    bankCode: bank.bankCode,
    bankAccountNumber: bank.bankAccountNumber,
    bankAccountName: bank.bankAccountName,
    walletAddress: isBank ? undefined : walletIssue(values.walletAddress.trim(), isWallet),
  });
}

/** Returns an account as it is sent, with null for the fields of the other kind. */
export function toSentPayee(values: PayeeValues): Input<"AddPayee"> {
  const isBank = values.kind === "bank";
  return {
    name: toSentName(values.name),
    bankCode: isBank ? values.bankCode : null,
    bankAccountNumber: isBank ? values.bankAccountNumber.trim() : null,
    bankAccountName: isBank ? values.bankAccountName.trim() : null,
    walletAddress: isBank ? null : values.walletAddress.trim(),
  };
}
