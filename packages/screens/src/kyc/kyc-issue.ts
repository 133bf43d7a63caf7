import type { Issue, KycDetails, KycDetailsCode, KycDocument, KycDocumentCode } from "@broker/hooks";
import type { Translate } from "../i18n/translation.tsx";
import type { kycMessages } from "./kyc.messages.ts";

type T = Translate<typeof kycMessages>;

const required = {
  firstName: "firstNameRequired",
  lastName: "lastNameRequired",
  email: "emailRequired",
  phoneNumber: "phoneNumberRequired",
  dob: "dobRequired",
  addressLine: "addressLineRequired",
  city: "cityRequired",
  state: "stateRequired",
  nationality: "nationalityRequired",
  postalCode: "postalCodeRequired",
  id: "idRequired",
} as const satisfies Record<keyof KycDetails, string>;

/** Returns the message of an issue in the first step (spec 5.2). */
export function detailsIssue(
  t: T,
  field: keyof KycDetails,
  issue: Issue<KycDetailsCode> | undefined,
): string | undefined {
  if (!issue) return undefined;
  if (issue.code === "tooYoung") return t("tooYoung", { age: issue.params?.["age"] ?? "" });
  return t(issue.code === "required" ? required[field] : issue.code);
}

/** Returns the message of an issue in the second step (spec 5.3). */
export function documentIssue(
  t: T,
  field: keyof KycDocument,
  issue: Issue<KycDocumentCode> | undefined,
): string | undefined {
  if (!issue) return undefined;
  if (issue.code !== "fileRequired") return t(issue.code);
  return t(field === "backFile" ? "backFileRequired" : "frontFileRequired");
}
