import { issuesOf, phoneIssue, normalisePhone, requiredIssue } from "../form/field.rules.ts";
import type { Issue, Issues } from "../form/issue.ts";
import { emailIssue } from "../session/session.rules.ts";

/** The values of the sign-up form (spec 5.8). */
export interface RegistrationValues {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly countryId: number | null;
  /** The telephone number: without the dial code, which follows from the country, or with it after a plus or 00. */
  readonly mobileNumber: string;
  readonly city: string;
  readonly nationality: string;
  readonly password: string;
  readonly confirmPassword: string;
  /** The referral code; filled in and hidden when the link has one. */
  readonly affiliateCode: string;
  readonly hasAcceptedTerms: boolean;
  readonly hasAcceptedRisk: boolean;
}

/** The codes of a sign-up form that cannot be sent. */
export type RegistrationCode =
  | "required"
  | "emailRequired"
  | "emailInvalid"
  | "phoneInvalid"
  /** The number begins with the dial code of a country other than the chosen one. */
  | "phoneElsewhere"
  | "tooShort"
  | "tooLong"
  | "passwordTooShort"
  | "passwordMismatch"
  | "mustAccept";

/** Limits of spec 9. */
const registrationLimits = { usernameMin: 2, usernameMax: 20, nameMin: 2, passwordMin: 8 } as const;

/** The dial code that is shown until a country is chosen. */
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

/** Returns the digits after the dial code; null where a plus or 00 is followed by another dial code. */
function nationalDigits(dialCode: string, mobileNumber: string): string | null {
  const number = normalisePhone(mobileNumber);
  const digits = number.replaceAll(/\D/g, "").replace(/^0+/, "");
  if (digits === "" || dialCode === DEFAULT_DIAL_CODE || !/^(?:\+|00)/.test(number)) return digits;
  const code = dialCode.replaceAll(/\D/g, "");
  return digits.startsWith(code) ? digits.slice(code.length).replace(/^0+/, "") : null;
}

function mobileIssue(mobileNumber: string, dialCode: string): Code | undefined {
  const digits = nationalDigits(dialCode, mobileNumber);
  return phoneIssue(mobileNumber) ?? (digits === null ? { code: "phoneElsewhere" } : requiredIssue(digits));
}

/** Validates the sign-up form, field by field, in the order of the form. The dial code is the code of the chosen country. */
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

/** Returns the number as it is sent: dial code and digits, without spaces, brackets or a leading zero. */
export function toInternationalNumber(dialCode: string, mobileNumber: string): string {
  return dialCode + (nationalDigits(dialCode, mobileNumber) ?? "");
}
