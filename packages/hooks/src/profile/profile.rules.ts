import { formatDateOfBirth, parseDateOfBirth, parseProviderDate } from "@broker/sdk";
import { birthDateIssue, issuesOf, phoneIssue, requiredIssue } from "../form/field.rules.ts";
import type { Issue, Issues } from "../form/issue.ts";

/** What of the profile can be edited. */
export interface ProfileValues {
  readonly fullName: string;
  /** A plain date `YYYY-MM-DD`, the same in every time zone; empty where none is known. */
  readonly dateOfBirth: string;
  readonly contactNumber: string;
}

/** Why a profile cannot be saved. */
export type ProfileCode = "required" | "phoneInvalid" | "dateInvalid" | "dateInFuture" | "tooYoung";

/** What the change of a password asks for. */
export interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** Why a password cannot be changed. */
export type PasswordCode = "required" | "passwordTooShort" | "passwordMismatch";

/** The bank that withdrawals go to. */
export interface WithdrawalSettingsValues {
  /** `code` of a bank of the user's country. */
  readonly bankCode: string;
  readonly bankAccountNumber: string;
  readonly bankAccountName: string;
}

/** Why withdrawal settings cannot be saved. */
export type WithdrawalSettingsCode = "required" | "accountNumberInvalid";

/** Spec 9. */
const PASSWORD_MIN = 8;

/** Judges the profile (spec 5.4). `today` is a plain date. */
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

/** Judges the change of a password (spec 5.4). */
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
 * Judges the withdrawal settings: a withdrawal needs all three (spec 5.7), and the number goes by the contract's pattern.
 * The bank must be one of those listed, once the list is there.
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
 * The date of birth as it is sent: the very instant that was loaded while its date stays, so that saving an unchanged
 * profile moves nothing; another date as the provider keeps it.
 */
export function dateOfBirthToSend(loaded: string | null, date: string): string {
  return parseDateOfBirth(loaded) === date
    ? (parseProviderDate(loaded)?.toISOString() ?? formatDateOfBirth(date))
    : formatDateOfBirth(date);
}
