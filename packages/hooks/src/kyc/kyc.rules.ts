import { birthDateIssue, issuesOf, phoneIssue, requiredIssue } from "../form/field.rules.ts";
import { fileIssue } from "../form/file.rules.ts";
import type { Issue, Issues } from "../form/issue.ts";
import { emailIssue } from "../session/session.rules.ts";

/** The first step: who the user is. */
export interface KycDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** A plain date `YYYY-MM-DD`. */
  readonly dob: string;
  readonly addressLine: string;
  readonly city: string;
  readonly state: string;
  readonly nationality: string;
  readonly postalCode: string;
  /** Number of the identification, passport or driving licence. */
  readonly id: string;
}

/** The documents that are taken, in the order in which they are offered. */
export const kycDocumentTypes = ["passport", "national-id", "driver-id"] as const;

/** One of them. */
export type KycDocumentType = (typeof kycDocumentTypes)[number];

/** The second step: the document, both sides. */
export interface KycDocument {
  readonly selectedID: KycDocumentType | null;
  readonly frontFile: File | null;
  readonly backFile: File | null;
  readonly isInfoCorrect: boolean;
}

/** Why a field of the first step is not right. */
export type KycDetailsCode =
  | "required"
  | "emailRequired"
  | "emailInvalid"
  | "phoneInvalid"
  | "dateInvalid"
  | "dateInFuture"
  | "tooYoung"
  | "postalCodeInvalid"
  | "postalCodeOfCountryInvalid";

/** Why a field of the second step is not right. `fileRequired` names in `file` what was picked before a reload. */
export type KycDocumentCode = "idTypeRequired" | "fileRequired" | "fileType" | "fileTooLarge" | "mustConfirm";

/** Names of the files that were picked before a reload, and must be picked again. */
export interface LostFiles {
  readonly front: string | null;
  readonly back: string | null;
}

/** What a file picker offers for a side of the document (spec 5.3). */
export const kycFileTypes = ["image/jpeg", "image/jpg", "image/png"] as const;

/** Nothing filled in yet. */
export const noDetails: KycDetails = {
  firstName: "",
  lastName: "",
  email: "",
  phoneNumber: "",
  dob: "",
  addressLine: "",
  city: "",
  state: "",
  nationality: "",
  postalCode: "",
  id: "",
};

/** No document yet. */
export const noDocument: KycDocument = {
  selectedID: null,
  frontFile: null,
  backFile: null,
  isInfoCorrect: false,
};

/** Where a company differs from the rules of the specification. */
export interface KycRules {
  /** A regular expression for the whole postal code of the user's country; five digits while it is null. */
  readonly postalCode: string | null;
  /** The kinds of document that have no back side. */
  readonly documentsWithoutBack: readonly string[];
  /** Years that a client must have reached. */
  readonly minimumAge: number;
}

/** The rules of the specification. */
export const specificationRules: KycRules = { postalCode: null, documentsWithoutBack: [], minimumAge: 0 };

/** Whether text is a postal code of the company's pattern. A pattern that is none lets every text pass: the provider judges. */
function isOfPattern(text: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, "iu").test(text);
  } catch {
    return true;
  }
}

function postalCodeIssue(text: string, { postalCode }: KycRules): Issue<KycDetailsCode> | undefined {
  const isRight = postalCode === null ? /^\d{5}$/.test(text.trim()) : isOfPattern(text.trim(), postalCode);
  if (isRight) return undefined;
  return { code: postalCode === null ? "postalCodeInvalid" : "postalCodeOfCountryInvalid" };
}

/** Tells whether a kind of document has a back side to be shown; while none is chosen, it has. */
export const hasBack = (type: KycDocumentType | null, { documentsWithoutBack }: KycRules): boolean =>
  type === null || !documentsWithoutBack.includes(type);

/** A full name as the two fields of the form: the last word is the last name. */
export function namesOf(fullName: string): Pick<KycDetails, "firstName" | "lastName"> {
  const words = fullName.trim().split(/\s+/);
  return words.length < 2
    ? { firstName: words[0] ?? "", lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

/** Judges the first step (spec 5.2), by the company's rules where it has some. `today` is a plain date. */
export function validateKycDetails(
  values: KycDetails,
  today: string,
  rules: KycRules = specificationRules,
): Issues<KycDetails, KycDetailsCode> {
  return issuesOf<KycDetails, KycDetailsCode>({
    firstName: requiredIssue(values.firstName),
    lastName: requiredIssue(values.lastName),
    email: emailIssue(values.email),
    phoneNumber: phoneIssue(values.phoneNumber),
    dob: birthDateIssue(values.dob, today, rules.minimumAge),
    addressLine: requiredIssue(values.addressLine),
    city: requiredIssue(values.city),
    state: requiredIssue(values.state),
    nationality: requiredIssue(values.nationality),
    postalCode: requiredIssue(values.postalCode) ?? postalCodeIssue(values.postalCode, rules),
    id: requiredIssue(values.id),
  });
}

function sideIssue(file: File | null, lost: string | null): Issue<KycDocumentCode> | undefined {
  if (!file) return { code: "fileRequired", ...(lost !== null && { params: { file: lost } }) };
  return fileIssue(file, kycFileTypes) ?? undefined;
}

/** Judges the second step (spec 5.3), by the company's rules where it has some. */
export function validateKycDocument(
  values: KycDocument,
  lost: LostFiles,
  rules: KycRules = specificationRules,
): Issues<KycDocument, KycDocumentCode> {
  return issuesOf<KycDocument, KycDocumentCode>({
    selectedID: values.selectedID === null ? { code: "idTypeRequired" } : undefined,
    frontFile: sideIssue(values.frontFile, lost.front),
    backFile: hasBack(values.selectedID, rules) ? sideIssue(values.backFile, lost.back) : undefined,
    isInfoCorrect: values.isInfoCorrect ? undefined : { code: "mustConfirm" },
  });
}

/** The one address of the wire: line, city, state and postal code, in this order. */
export function kycAddress({ addressLine, city, state, postalCode }: KycDetails): string {
  return [addressLine, city, state, postalCode].map((part) => part.trim()).join(", ");
}

const FIRST_POLL_MS = 10_000;
const LONGEST_POLL_MS = 5 * 60_000;

/** Milliseconds until a pending check is looked at again, after so many looks: 10 s, 20 s, 40 s … 5 min. */
export function kycPollDelay(looks: number): number {
  return Math.min(FIRST_POLL_MS * 2 ** Math.min(looks, 10), LONGEST_POLL_MS);
}
