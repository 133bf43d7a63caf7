import { formatDateOfBirth, parseDateOfBirth, parseProviderDate } from "@broker/sdk";
import { birthDateIssue, issuesOf, phoneIssue, requiredIssue } from "../form/field.rules.ts";
import type { Issue, Issues } from "../form/issue.ts";

/** The values of the profile form. */
export interface ProfileValues {
  readonly fullName: string;
  /** A plain date `YYYY-MM-DD`, the same in every time zone; empty where it is unknown. */
  readonly dateOfBirth: string;
  readonly contactNumber: string;
}

/** The codes of a profile that cannot be saved. */
export type ProfileCode = "required" | "phoneInvalid" | "dateInvalid" | "dateInFuture" | "tooYoung";

/** The values of the password form. */
export interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The codes of a password that cannot be changed. */
export type PasswordCode = "required" | "passwordTooShort" | "passwordMismatch";

/** The values of the withdrawal settings. */
export interface WithdrawalSettingsValues {
  /** The `code` of a bank of the user's country. */
  readonly bankCode: string;
  readonly bankAccountNumber: string;
  readonly bankAccountName: string;
}

/** The codes of withdrawal settings that cannot be saved. */
export type WithdrawalSettingsCode = "required" | "accountNumberInvalid";

/** The least length of a password (spec 9). */
const PASSWORD_MIN = 8;

/** Validates the profile (spec 5.4). `today` is a plain date. */
export function validateProfile(
  values: ProfileValues,
  today: string,
  minimumAge = 0,
): Issues<ProfileValues, ProfileCode> {
  return issuesOf<ProfileValues, ProfileCode>({
    fullName: requiredIssue(values.fullName),
    dateOfBirth: birthDateIssue(values.dateOfBirth, today, minimumAge),
    contactNumber: phoneIssue(values.contactNumber),
  });
}

/** Validates the change of a password (spec 5.4). */
export function validatePassword(values: PasswordValues): Issues<PasswordValues, PasswordCode> {
  const { oldPassword, newPassword, confirmPassword } = values;
  const required = (text: string): Issue<"required"> | undefined =>
    text === "" ? { code: "required" } : undefined;
  return issuesOf<PasswordValues, PasswordCode>({
    oldPassword: required(oldPassword),
    newPassword:
      required(newPassword) ??
      (newPassword.length < PASSWORD_MIN
        ? { code: "passwordTooShort", params: { min: PASSWORD_MIN } }
        : undefined),
    confirmPassword:
      required(confirmPassword) ??
      (confirmPassword === newPassword ? undefined : { code: "passwordMismatch" }),
  });
}

/**
 * Validates the withdrawal settings: all three fields are required (spec 5.7), the number has the contract's pattern,
 * and the bank must be one of the list, once the list is loaded.
 */
export function validateWithdrawalSettings(
  values: WithdrawalSettingsValues,
  banks?: readonly { readonly code: string }[],
): Issues<WithdrawalSettingsValues, WithdrawalSettingsCode> {
  const number = values.bankAccountNumber.trim();
  const isListed = banks?.some(({ code }) => code === values.bankCode) ?? true;
  return issuesOf<WithdrawalSettingsValues, WithdrawalSettingsCode>({
    bankCode: requiredIssue(isListed ? values.bankCode : ""),
    bankAccountNumber:
      requiredIssue(number) ??
      (/^[0-9A-Za-z -]+$/.test(number) ? undefined : { code: "accountNumberInvalid" }),
    bankAccountName: requiredIssue(values.bankAccountName),
  });
}

/**
 * Returns the date of birth as it is sent: the loaded instant while its date is unchanged, so that saving an
 * unchanged profile changes nothing; another date in the provider's format.
 */
export function toSentDateOfBirth(loaded: string | null, date: string): string {
  return parseDateOfBirth(loaded) === date
    ? (parseProviderDate(loaded)?.toISOString() ?? formatDateOfBirth(date))
    : formatDateOfBirth(date);
}
