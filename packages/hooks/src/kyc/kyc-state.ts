import { type Data, parseProviderDate } from "@broker/sdk";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import { type Failure, toFailure } from "../failure.ts";
import type { Issues } from "../form/issue.ts";
import type { Form } from "../form/use-form.ts";
import { isEmailVerified } from "../profile/email-verified.ts";
import type { createKycMachine } from "./kyc.machine.ts";
import type { KycContext } from "./kyc-submission.ts";
import {
  findChosenType,
  hasBack,
  type KycDetails,
  type KycDetailsCode,
  type KycDocument,
  type KycDocumentCode,
  type KycDocumentType,
  kycFileTypes,
  type KycRules,
  type LostFiles,
  validateKycDetails,
  validateKycDocument,
} from "./kyc.rules.ts";
import { toKycStatus } from "../profile/kyc-status.ts";

type Machine = ReturnType<typeof createKycMachine>;

/** The properties of both steps of the form. */
interface KycForm {
  /** The provider's status: nothing submitted, or unknown. */
  readonly status: "notSubmitted" | "unknown";
  readonly details: Form<KycDetails, KycDetailsCode>;
  readonly document: Form<KycDocument, KycDocumentCode>;
  /** The names of the files to pick again after a reload; null for a side that is not needed. */
  readonly lostFiles: LostFiles;
  /** The file types that a file picker offers for a side of the document. */
  readonly fileTypes: readonly string[];
  /**
   * The kinds of document that the company accepts, in the order in which they are offered. A single kind is chosen already.
   */
  readonly documentTypes: readonly KycDocumentType[];
  /** False for a document without a back side, if the company does not ask for one. */
  readonly hasBack: boolean;
  /** True where a postal code has five digits, as in the specification. */
  readonly isPostalCodeFiveDigits: boolean;
  /** Why staff reopened the check; null for the first check of a user. */
  readonly reopenedFor: string | null;
}

/** The state of the identity check, with the commands that are legal in it. */
export type KycState =
  | { readonly step: "loading" }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  /** The form waits for a verified e-mail address; see `useVerificationEmail`. */
  | { readonly step: "emailUnverified" }
  | (KycForm & {
      readonly step: "enteringDetails";
      /** Opens the next step if this step is valid; otherwise shows its issues. */
      next(): void;
      goTo(step: "details" | "document"): void;
      /** Validates both steps, and opens the first invalid one. */
      submitAll(): void;
    })
  | (KycForm & {
      readonly step: "providingDocument";
      goTo(step: "details" | "document"): void;
      submitAll(): void;
    })
  | (KycForm & { readonly step: "submitting" | "checkingSubmission" })
  | (KycForm & { readonly step: "submissionFailed"; readonly failure: Failure | null; dismiss(): void })
  | (KycForm & {
      /** The submission did not arrive. After a reload the files must be picked again first. */
      readonly step: "submissionNotFound";
      readonly canRepeat: boolean;
      repeat(): void;
      goTo(step: "details" | "document"): void;
    })
  | (KycForm & { readonly step: "submissionUnknown"; readonly failure: Failure | null; checkAgain(): void })
  /** The status is polled automatically; `refresh` polls now. */
  | { readonly step: "pendingApproval"; readonly isRefreshing: boolean; refresh(): void }
  | {
      readonly step: "approved";
      readonly fullName: string;
      /** When it was approved; null where the provider has no date. */
      readonly approvedAt: Date | null;
    }
  | {
      readonly step: "cancelledByAdmin";
      /** The reason, where the provider gives one. */
      readonly reason: string | null;
    };

interface Surroundings {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFromLogic<Machine>) => void;
  info: Data<"GetUserInfo"> | null;
  today: string;
  rules: KycRules;
  loadingFailed: Error | null;
  isLoading: boolean;
  load: () => void;
}

/**
 * Returns the issues to show: the issues of fields that the user has left, and all issues after a refused attempt to continue.
 */
function dueIssues<Values extends object, Code extends string>(
  all: Issues<Values, Code>,
  { left }: KycContext,
  attempts: number,
): Issues<Values, Code> {
  if (attempts > 0) return all;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of an object lose their keys
  return Object.fromEntries(Object.entries(all).filter(([field]) => left.includes(field))) as typeof all;
}

function toForms(surroundings: Surroundings): Omit<KycForm, "status" | "reopenedFor"> {
  const { snapshot, send, today, rules } = surroundings;
  const { context } = snapshot;
  const { attempts, lostFiles } = context;
  const selectedID = findChosenType(context.document.selectedID, rules);
  return {
    details: {
      values: context.details,
      issues: dueIssues(validateKycDetails(context.details, today, rules), context, attempts.details),
      attempts: attempts.details,
      change: (field, value) => send({ type: "details.change", change: { [field]: value } }),
      leave: (field) => send({ type: "field.leave", field }),
    },
    document: {
      values: { ...context.document, selectedID },
      issues: dueIssues(validateKycDocument(context.document, lostFiles, rules), context, attempts.document),
      attempts: attempts.document,
      change: (field, value) => send({ type: "document.change", change: { [field]: value } }),
      leave: (field) => send({ type: "field.leave", field }),
    },
    lostFiles,
    fileTypes: kycFileTypes,
    documentTypes: rules.acceptedDocuments,
    hasBack: hasBack(selectedID, rules),
    isPostalCodeFiveDigits: rules.postalCode === null,
  };
}

/**
 * Converts a state of the machine and the provider's status to the state for screens, with the commands that are legal
 * in it.
 */
export function toKycState(surroundings: Surroundings): KycState {
  const { snapshot, send, info, loadingFailed } = surroundings;
  if (!info) {
    if (!loadingFailed) return { step: "loading" };
    const failure = toFailure(loadingFailed, "GetUserInfo");
    return { step: "unavailable", failure, retry: surroundings.load };
  }
  const status = toKycStatus(info.kycStatus);
  if (status === "approved") {
    const approvedAt = parseProviderDate(info.kycVerifiedAt);
    return { step: status, fullName: info.fullName, approvedAt };
  }
  if (status === "cancelledByAdmin") return { step: status, reason: info.kycReason };
  // After the submission user info is being refetched; the form is not shown meanwhile.
  if (status === "pendingApproval" || snapshot.value === "submitted")
    return { step: "pendingApproval", isRefreshing: surroundings.isLoading, refresh: surroundings.load };

  const { value, context } = snapshot;
  const form: KycForm = { status, reopenedFor: info.kycReason, ...toForms(surroundings) };
  const { failure } = context;
  switch (value) {
    case "opening":
      return { step: "loading" };
    case "submitting":
    case "checkingSubmission":
      return { ...form, step: value };
    case "submissionFailed":
      return { ...form, step: value, failure, dismiss: () => send({ type: "failure.dismiss" }) };
    case "submissionUnknown":
      return { ...form, step: value, failure, checkAgain: () => send({ type: "outcome.check" }) };
    default:
  }
  const goTo = (step: "details" | "document") => send({ type: "step.go", step });
  if (value === "submissionNotFound") {
    const canRepeat = snapshot.can({ type: "submission.repeat" });
    return { ...form, step: value, canRepeat, repeat: () => send({ type: "submission.repeat" }), goTo };
  }
  if (!isEmailVerified(info)) return { step: "emailUnverified" };
  const submitAll = () => send({ type: "kyc.submit" });
  const { editing } = value;
  if (editing === "providingDocument") return { ...form, step: editing, goTo, submitAll };
  return { ...form, step: editing, next: () => send({ type: "step.next" }), goTo, submitAll };
}
