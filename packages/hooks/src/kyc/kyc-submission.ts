import type { Failure } from "../failure.ts";
import {
  type KycDetails,
  type KycDocument,
  type KycDocumentType,
  type LostFiles,
  hasBack,
  type KycRules,
  noDetails,
  noDocument,
  specificationRules,
  validateKycDetails,
  validateKycDocument,
} from "./kyc.rules.ts";
import type { KycDraft } from "./kyc.store.ts";

/** A form that has passed its rules. */
export interface KycSubmission {
  readonly details: KycDetails;
  readonly selectedID: KycDocumentType;
  readonly frontFile: File;
  /** Null for a document without a back side. */
  readonly backFile: File | null;
}

/** What the machine remembers. The files cannot outlive a reload; their names do. */
export interface KycContext {
  readonly details: KycDetails;
  readonly document: KycDocument;
  readonly lostFiles: LostFiles;
  /** Fields that were left, so that what is wrong with them is shown. */
  readonly left: readonly string[];
  /** How often each step was refused by its rules. */
  readonly attempts: { readonly details: number; readonly document: number };
  /** True until the user enters anything. */
  readonly isPristine: boolean;
  readonly failure: Failure | null;
  /** The step to go on with after a reload. */
  readonly step: "details" | "document";
  /** What was under way, so that a reload looks it up instead of sending it again. */
  readonly phase: "draft" | "submitting";
}

/** The context of a new form, or of one that goes on after a reload. */
export function startContext(draft: KycDraft | null): KycContext {
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

/** True where nothing is wrong. */
export const hasNone = (issues: object) => Object.keys(issues).length === 0;

/** True when both steps are right. `today` is a plain date. */
export const isComplete = (
  { details, document, lostFiles }: KycContext,
  today: string,
  rules: KycRules = specificationRules,
) =>
  hasNone(validateKycDetails(details, today, rules)) &&
  hasNone(validateKycDocument(document, lostFiles, rules));

/** What is sent; throws where a step is missing, which the machine's guards do not let happen. */
export function requireSubmission(
  { details, document }: KycContext,
  rules: KycRules = specificationRules,
): KycSubmission {
  const { selectedID, frontFile } = document;
  const backFile = hasBack(selectedID, rules) ? document.backFile : null;
  if (!selectedID || !frontFile || (!backFile && hasBack(selectedID, rules)))
    throw new Error("An identity check is submitted complete only");
  return { details, selectedID, frontFile, backFile };
}
