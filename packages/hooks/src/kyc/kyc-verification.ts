import { type Data, parseProviderDate } from "@broker/sdk";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import { type Failure, toFailure } from "../failure.ts";
import type { Issues } from "../form/issue.ts";
import type { Form } from "../form/use-form.ts";
import { isEmailVerified } from "../profile/email-verified.ts";
import type { createKycMachine } from "./kyc.machine.ts";
import type { KycContext } from "./kyc-submission.ts";
import {
  hasBack,
  type KycDetails,
  type KycDetailsCode,
  type KycDocument,
  type KycDocumentCode,
  kycFileTypes,
  type KycRules,
  type LostFiles,
  validateKycDetails,
  validateKycDocument,
} from "./kyc.rules.ts";
import { kycStatus } from "./kyc-status.ts";

type Machine = ReturnType<typeof createKycMachine>;

/** Both steps of the form, and what is shared by them. */
interface KycForm {
  /** What the provider says: nothing yet, or a code that nobody knows. */
  readonly status: "notSubmitted" | "unknown";
  readonly details: Form<KycDetails, KycDetailsCode>;
  readonly document: Form<KycDocument, KycDocumentCode>;
  /** Names of the files to be picked again after a reload; null for a side that needs none. */
  readonly lostFiles: LostFiles;
  /** What a file picker offers for a side of the document. */
  readonly fileTypes: readonly string[];
  /** False for a document without a back side, at a company that asks for none. */
  readonly hasBack: boolean;
  /** True where the postal code is five digits, as the specification has it. */
  readonly isPostalCodeFiveDigits: boolean;
  /** Why staff opened the check again; null for a first one. */
  readonly reopenedFor: string | null;
}

/** Where the identity check is, with the commands that are legal there. */
export type KycVerification =
  | { readonly step: "loading" }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  /** The form waits for a verified e-mail address; see `useVerificationEmail`. */
  | { readonly step: "emailUnverified" }
  | (KycForm & {
      readonly step: "enteringDetails";
      /** Goes on when this step is right, and shows what is not. */
      next(): void;
      goTo(step: "details" | "document"): void;
      /** Judges both steps, and goes to the first that is not right. */
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
  /** It is asked for again by itself; `refresh` asks now. */
  | { readonly step: "pendingApproval"; readonly isRefreshing: boolean; refresh(): void }
  | {
      readonly step: "approved";
      readonly fullName: string;
      /** Null where the provider does not say when. */
      readonly approvedAt: Date | null;
    }
  | {
      readonly step: "cancelledByAdmin";
      /** Why, where the provider says so. */
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

/** Issues that are due: of the fields that were left, and of all once the step was refused. */
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
  return {
    details: {
      values: context.details,
      issues: dueIssues(validateKycDetails(context.details, today, rules), context, attempts.details),
      attempts: attempts.details,
      change: (field, value) => send({ type: "details.change", change: { [field]: value } }),
      leave: (field) => send({ type: "field.leave", field }),
    },
    document: {
      values: context.document,
      issues: dueIssues(validateKycDocument(context.document, lostFiles, rules), context, attempts.document),
      attempts: attempts.document,
      change: (field, value) => send({ type: "document.change", change: { [field]: value } }),
      leave: (field) => send({ type: "field.leave", field }),
    },
    lostFiles,
    fileTypes: kycFileTypes,
    hasBack: hasBack(context.document.selectedID, rules),
    isPostalCodeFiveDigits: rules.postalCode === null,
  };
}

/** Turns a state of the machine and what the provider says into what a screen may show and do there. */
export function toKycVerification(surroundings: Surroundings): KycVerification {
  const { snapshot, send, info, loadingFailed } = surroundings;
  if (!info) {
    if (!loadingFailed) return { step: "loading" };
    const failure = toFailure(loadingFailed, "GetUserInfo");
    return { step: "unavailable", failure, retry: surroundings.load };
  }
  const status = kycStatus(info.kycStatus);
  if (status === "approved") {
    const approvedAt = parseProviderDate(info.kycVerifiedAt);
    return { step: status, fullName: info.fullName, approvedAt };
  }
  if (status === "cancelledByAdmin") return { step: status, reason: info.kycReason };
  // Once it is submitted user info is on its way again, and the form is not shown meanwhile.
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
