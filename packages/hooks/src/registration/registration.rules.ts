import type { Issue, Issues } from "../form/issue.ts";
import { emailIssue } from "../session/session.rules.ts";

/** What the sign-up form holds (spec 5.8). */
export interface RegistrationValues {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly countryId: number | null;
  /** Without the dial code, which follows from the country. */
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

const required = (text: string): Code | undefined => (text.trim() === "" ? { code: "required" } : undefined);

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

/** Judges the sign-up form, field by field, in the order of the form. */
export function validateRegistration(
  values: RegistrationValues,
): Issues<RegistrationValues, RegistrationCode> {
  const { usernameMin, usernameMax, nameMin } = registrationLimits;
  const issues: Record<keyof RegistrationValues, Code | undefined> = {
    fullName: length(values.fullName, nameMin),
    username: length(values.username, usernameMin, usernameMax),
    email: emailIssue(values.email),
    countryId: values.countryId === null ? { code: "required" } : undefined,
    mobileNumber: required(internationalNumber("", values.mobileNumber)),
    city: required(values.city),
    nationality: length(values.nationality, nameMin),
    password: passwordIssue(values.password),
    confirmPassword: confirmIssue(values),
    affiliateCode: required(values.affiliateCode),
    hasAcceptedTerms: values.hasAcceptedTerms ? undefined : { code: "mustAccept" },
    hasAcceptedRisk: values.hasAcceptedRisk ? undefined : { code: "mustAccept" },
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue));
}

/** The number the provider gets: dial code and digits, without spaces, brackets or a leading zero. */
export function internationalNumber(dialCode: string, mobileNumber: string): string {
  return dialCode + mobileNumber.replaceAll(/\D/g, "").replace(/^0+/, "");
}
