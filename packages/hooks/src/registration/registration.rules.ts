import { issuesOf, phoneIssue, phoneText, requiredIssue } from "../form/field.rules.ts";
import type { Issue, Issues } from "../form/issue.ts";
import { emailIssue } from "../session/session.rules.ts";

/** What the sign-up form holds (spec 5.8). */
export interface RegistrationValues {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly countryId: number | null;
  /** Without the dial code, which follows from the country, or with it behind a plus or 00. */
  readonly mobileNumber: string;
  readonly city: string;
  readonly nationality: string;
  readonly password: string;
  readonly confirmPassword: string;
  /** The code of who referred the user; filled in, and not shown, when the link carries one. */
  readonly affiliateCode: string;
  readonly hasAcceptedTerms: boolean;
  readonly hasAcceptedRisk: boolean;
}

/** Why a sign-up form cannot be sent. */
export type RegistrationCode =
  | "required"
  | "emailRequired"
  | "emailInvalid"
  | "phoneInvalid"
  /** The number begins with the dial code of another country than the chosen one. */
  | "phoneElsewhere"
  | "tooShort"
  | "tooLong"
  | "passwordTooShort"
  | "passwordMismatch"
  | "mustAccept";

/** Limits of spec 9. */
const registrationLimits = { usernameMin: 2, usernameMax: 20, nameMin: 2, passwordMin: 8 } as const;

/** The dial code shown until a country is chosen. */
export const DEFAULT_DIAL_CODE = "+00";

type Code = Issue<RegistrationCode>;

function length(text: string, min: number, max = Infinity): Code | undefined {
  const { length: size } = text.trim();
  if (size === 0) return { code: "required" };
  if (size < min) return { code: "tooShort", params: { min } };
  return size > max ? { code: "tooLong", params: { max } } : undefined;
}

function passwordIssue(password: string): Code | undefined {
  if (password === "") return { code: "required" };
  const { passwordMin: min } = registrationLimits;
  return password.length < min ? { code: "passwordTooShort", params: { min } } : undefined;
}

function confirmIssue({ password, confirmPassword }: RegistrationValues): Code | undefined {
  if (confirmPassword === "") return { code: "required" };
  return confirmPassword === password ? undefined : { code: "passwordMismatch" };
}

/** The digits behind the dial code; null where a plus or 00 leads to another country than that of the dial code. */
function nationalDigits(dialCode: string, mobileNumber: string): string | null {
  const number = phoneText(mobileNumber);
  const digits = number.replaceAll(/\D/g, "").replace(/^0+/, "");
  if (digits === "" || dialCode === DEFAULT_DIAL_CODE || !/^(?:\+|00)/.test(number)) return digits;
  const code = dialCode.replaceAll(/\D/g, "");
  return digits.startsWith(code) ? digits.slice(code.length).replace(/^0+/, "") : null;
}

function mobileIssue(mobileNumber: string, dialCode: string): Code | undefined {
  const digits = nationalDigits(dialCode, mobileNumber);
  return phoneIssue(mobileNumber) ?? (digits === null ? { code: "phoneElsewhere" } : requiredIssue(digits));
}

/** Judges the sign-up form, field by field, in the order of the form. The dial code is that of the chosen country. */
export function validateRegistration(
  values: RegistrationValues,
  dialCode: string,
): Issues<RegistrationValues, RegistrationCode> {
  const { usernameMin, usernameMax, nameMin } = registrationLimits;
  return issuesOf<RegistrationValues, RegistrationCode>({
    fullName: length(values.fullName, nameMin),
    username: length(values.username, usernameMin, usernameMax),
    email: emailIssue(values.email),
    countryId: values.countryId === null ? { code: "required" } : undefined,
    mobileNumber: mobileIssue(values.mobileNumber, dialCode),
    city: requiredIssue(values.city),
    nationality: length(values.nationality, nameMin),
    password: passwordIssue(values.password),
    confirmPassword: confirmIssue(values),
    affiliateCode: requiredIssue(values.affiliateCode),
    hasAcceptedTerms: values.hasAcceptedTerms ? undefined : { code: "mustAccept" },
    hasAcceptedRisk: values.hasAcceptedRisk ? undefined : { code: "mustAccept" },
  });
}

/** The number the provider gets: dial code and digits, without spaces, brackets or a leading zero. */
export function internationalNumber(dialCode: string, mobileNumber: string): string {
  return dialCode + (nationalDigits(dialCode, mobileNumber) ?? "");
}
