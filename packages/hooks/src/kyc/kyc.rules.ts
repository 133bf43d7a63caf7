import { birthDateIssue, issuesOf, phoneIssue, requiredIssue } from "../form/field.rules.ts";
import { fileIssue } from "../form/file.rules.ts";
import type { Issue, Issues } from "../form/issue.ts";
import { emailIssue } from "../session/session.rules.ts";

/** The values of the first step: the person. */
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
  /** The number of the identity card, passport or driving licence. */
  readonly id: string;
}

/** The kinds of document, in the order in which they are offered. */
export const kycDocumentTypes = ["passport", "national-id", "driver-id"] as const;

/** A kind of document. */
export type KycDocumentType = (typeof kycDocumentTypes)[number];

/** The values of the second step: the two sides of a document. */
export interface KycDocument {
  readonly selectedID: KycDocumentType | null;
  readonly frontFile: File | null;
  readonly backFile: File | null;
  readonly isInfoCorrect: boolean;
}

/** The codes of a field of the first step. */
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

/** The codes of a field of the second step. `fileRequired` has the name of the file that was picked before a reload in `file`. */
export type KycDocumentCode = "idTypeRequired" | "fileRequired" | "fileType" | "fileTooLarge" | "mustConfirm";

/** The names of the files that were picked before a reload and must be picked again. */
export interface LostFiles {
  readonly front: string | null;
  readonly back: string | null;
}

/** The file types that a file picker offers for a side of the document (spec 5.3). */
export const kycFileTypes = ["image/jpeg", "image/jpg", "image/png"] as const;

/** The empty first step. */
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

/** The empty second step. */
export const noDocument: KycDocument = {
  selectedID: null,
  frontFile: null,
  backFile: null,
  isInfoCorrect: false,
};

/** The rules in which a company may differ from the specification. */
export interface KycRules {
  /** A regular expression for the whole postal code of the user's country; null means five digits. */
  readonly postalCode: string | null;
  /** The kinds of document without a back side. */
  readonly documentsWithoutBack: readonly string[];
  /** The kinds of document that are accepted from users of the country, in the order in which they are offered. */
  readonly acceptedDocuments: readonly KycDocumentType[];
  /** The minimum age of a client in years. */
  readonly minimumAge: number;
}

/** The rules of the specification. */
export const specificationRules: KycRules = {
  postalCode: null,
  documentsWithoutBack: [],
  acceptedDocuments: kycDocumentTypes,
  minimumAge: 0,
};

/** Returns whether a text has the company's pattern of postal codes. An invalid pattern accepts every text, and the provider validates. */
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

/**
 * Returns the kind of document that the form has: the selected kind if it is accepted, or else null, so that the user must
 * choose again. A single accepted kind needs no choice.
 */
export const findChosenType = (
  selected: KycDocumentType | null,
  { acceptedDocuments }: KycRules,
): KycDocumentType | null =>
  acceptedDocuments.find((type) => type === selected || acceptedDocuments.length === 1) ?? null;

/** Returns whether a kind of document has a back side; true while no kind is chosen. */
export function hasBack(selected: KycDocumentType | null, rules: KycRules): boolean {
  const type = findChosenType(selected, rules);
  return type === null || !rules.documentsWithoutBack.includes(type);
}

/** Splits a full name into the two fields of the form: the last word is the last name. */
export function namesOf(fullName: string): Pick<KycDetails, "firstName" | "lastName"> {
  const words = fullName.trim().split(/\s+/);
  return words.length < 2
    ? { firstName: words[0] ?? "", lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

/** Validates the first step (spec 5.2), by the company's rules where it has some. `today` is a plain date. */
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

/** Validates the second step (spec 5.3), by the company's rules where it has some. */
export function validateKycDocument(
  values: KycDocument,
  lost: LostFiles,
  rules: KycRules = specificationRules,
): Issues<KycDocument, KycDocumentCode> {
  return issuesOf<KycDocument, KycDocumentCode>({
    selectedID: findChosenType(values.selectedID, rules) === null ? { code: "idTypeRequired" } : undefined,
    frontFile: sideIssue(values.frontFile, lost.front),
    backFile: hasBack(values.selectedID, rules) ? sideIssue(values.backFile, lost.back) : undefined,
    isInfoCorrect: values.isInfoCorrect ? undefined : { code: "mustConfirm" },
  });
}

/** Joins the address for the wire: line, city, state and postal code, in this order. */
export function formatKycAddress({ addressLine, city, state, postalCode }: KycDetails): string {
  return [addressLine, city, state, postalCode].map((part) => part.trim()).join(", ");
}

const FIRST_POLL_MS = 10_000;
const LONGEST_POLL_MS = 5 * 60_000;

/** Returns the milliseconds until the next poll of a pending check, after a number of polls: 10 s, 20 s, 40 s … 5 min. */
export function calculatePollDelay(polls: number): number {
  return Math.min(FIRST_POLL_MS * 2 ** Math.min(polls, 10), LONGEST_POLL_MS);
}
