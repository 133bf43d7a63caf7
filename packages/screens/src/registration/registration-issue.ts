import type { Issue, RegistrationCode, RegistrationValues } from "@broker/hooks";
import type { Translate } from "../i18n/translation.tsx";
import type { registrationMessages } from "./registration.messages.ts";

type Field = keyof RegistrationValues;
type T = Translate<typeof registrationMessages>;

const required = {
  fullName: "fullNameRequired",
  username: "usernameRequired",
  email: "emailRequired",
  countryId: "countryRequired",
  mobileNumber: "mobileNumberRequired",
  city: "cityRequired",
  nationality: "nationalityRequired",
  password: "passwordRequired",
  confirmPassword: "confirmRequired",
  affiliateCode: "affiliateCodeRequired",
  hasAcceptedTerms: "mustAcceptTerms",
  hasAcceptedRisk: "mustAcceptRisk",
} as const satisfies Record<Field, string>;

const tooShort = {
  fullName: "fullNameTooShort",
  username: "usernameTooShort",
  nationality: "nationalityTooShort",
} as const;

const hasTooShort = (field: Field): field is keyof typeof tooShort => Object.hasOwn(tooShort, field);

/** Returns the message of an issue in the sign-up form. */
export function registrationIssue(
  t: T,
  field: Field,
  issue: Issue<RegistrationCode> | undefined,
): string | undefined {
  if (!issue) return undefined;
  const { min = 0, max = 0 } = issue.params ?? {};
  switch (issue.code) {
    case "required":
    case "mustAccept":
      return t(required[field]);
    case "tooShort":
      return hasTooShort(field) ? t(tooShort[field], { min }) : t(required[field]);
    case "tooLong":
      return t("usernameTooLong", { max });
    case "passwordTooShort":
      return t("passwordTooShort", { min });
    case "emailRequired":
    case "emailInvalid":
    case "phoneInvalid":
    case "phoneElsewhere":
    case "passwordMismatch":
      return t(issue.code);
  }
}
