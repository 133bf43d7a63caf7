import type { Failure } from "../failure.ts";
import {
  type KycDetails,
  type KycDocument,
  type KycDocumentType,
  type LostFiles,
  findChosenType,
  hasBack,
  type KycRules,
  noDetails,
  noDocument,
  specificationRules,
  validateKycDetails,
  validateKycDocument,
} from "./kyc.rules.ts";
import type { KycDraft } from "./kyc.storage.ts";

/** A form that is valid. */
export interface KycSubmission {
  readonly details: KycDetails;
  readonly selectedID: KycDocumentType;
  readonly frontFile: File;
  /** The back side; null for a document without one. */
  readonly backFile: File | null;
}

/** The context of the KYC machine. The files do not survive a reload; their names do. */
export interface KycContext {
  readonly details: KycDetails;
  readonly document: KycDocument;
  readonly lostFiles: LostFiles;
  /** The fields that were blurred, whose issues are shown. */
  readonly left: readonly string[];
  /** How often the rules refused each step. */
  readonly attempts: { readonly details: number; readonly document: number };
  /** True until the user enters anything. */
  readonly isPristine: boolean;
  readonly failure: Failure | null;
  /** The step to restore after a reload. */
  readonly step: "details" | "document";
  /** The request that was running, so that a reload looks it up instead of sending it again. */
  readonly phase: "draft" | "submitting";
}

/** Returns the context of a new form, or of a form that is restored from a draft. */
export function toStartContext(draft: KycDraft | null): KycContext {
  return {
    details: draft?.details ?? noDetails,
    document: { ...noDocument, selectedID: draft?.selectedID ?? null },
    lostFiles: draft?.files ?? { front: null, back: null },
    left: [],
    attempts: { details: 0, document: 0 },
    isPristine: draft === null,
    failure: null,
    step: draft?.step ?? "details",
    phase: draft?.phase ?? "draft",
  };
}

/** Returns whether there are no issues. */
export const hasNone = (issues: object) => Object.keys(issues).length === 0;

/** Returns whether both steps are valid. `today` is a plain date. */
export const isComplete = (
  { details, document, lostFiles }: KycContext,
  today: string,
  rules: KycRules = specificationRules,
) =>
  hasNone(validateKycDetails(details, today, rules)) &&
  hasNone(validateKycDocument(document, lostFiles, rules));

/** Returns the submission; throws where a step is missing, which the machine's guards exclude. */
export function requireSubmission(
  { details, document }: KycContext,
  rules: KycRules = specificationRules,
): KycSubmission {
  const { frontFile } = document;
  const selectedID = findChosenType(document.selectedID, rules);
  const backFile = hasBack(selectedID, rules) ? document.backFile : null;
  if (!selectedID || !frontFile || (!backFile && hasBack(selectedID, rules)))
    throw new Error("An identity check is submitted complete only");
  return { details, selectedID, frontFile, backFile };
}
