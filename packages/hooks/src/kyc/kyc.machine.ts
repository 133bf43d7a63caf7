import { isOutcomeUnknown } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { toFailure } from "../failure.ts";
import { type KycDetails, type KycDocument, type KycRules, validateKycDetails } from "./kyc.rules.ts";
import { isKycOpen, type KycStatus } from "../profile/kyc-status.ts";
import type { KycDraft } from "./kyc.storage.ts";
import {
  hasNone,
  isComplete,
  type KycContext,
  type KycSubmission,
  requireSubmission,
  toStartContext,
} from "./kyc-submission.ts";

/** The ports of the KYC machine: plain functions. */
export interface KycPorts {
  /** Returns today's plain date. */
  today(): string;
  /** Returns the company's rules, which may differ from the specification. */
  rules(): KycRules;
  submitKyc(submission: KycSubmission, signal: AbortSignal): Promise<unknown>;
  /** Reads the status, to look up whether a submission with an unknown outcome arrived. */
  findStatus(signal: AbortSignal): Promise<KycStatus>;
}

/** The events of the machine for account verification. */
type KycEvent =
  /** The known fields of the user, which fill empty fields of an untouched form. */
  | { type: "details.prefill"; known: Partial<KycDetails> }
  | { type: "details.change"; change: Partial<KycDetails> }
  | { type: "document.change"; change: Partial<KycDocument> }
  | { type: "field.leave"; field: keyof KycDetails | keyof KycDocument }
  | { type: "step.next" }
  | { type: "step.go"; step: "details" | "document" }
  | { type: "kyc.submit" }
  | { type: "failure.dismiss" }
  | { type: "submission.repeat" }
  | { type: "outcome.check" };

/** Sets up the machine with its actors, guards and actions. */
function setUpKyc(ports: KycPorts) {
  return setup({
    types: {
      input: {} as { draft: KycDraft | null },
      context: {} as KycContext,
      events: {} as KycEvent,
      emitted: {} as { type: "kyc.submitted" },
    },
    actors: {
      submitKyc: fromPromise<unknown, KycSubmission>(({ input, signal }) => ports.submitKyc(input, signal)),
      findStatus: fromPromise<KycStatus>(({ signal }) => ports.findStatus(signal)),
    },
    guards: {
      hasDetails: ({ context }) => hasNone(validateKycDetails(context.details, ports.today(), ports.rules())),
      canSubmit: ({ context }) => isComplete(context, ports.today(), ports.rules()),
      isResuming: ({ context }) => context.phase === "submitting",
      isAtDocument: ({ context }) => context.step === "document",
    },
    actions: {
      dropFailure: assign({ failure: null }),
      changeDocument: assign(({ context, event }) => {
        if (event.type !== "document.change") return {};
        return {
          document: { ...context.document, ...event.change },
          lostFiles: {
            front: "frontFile" in event.change ? null : context.lostFiles.front,
            back: "backFile" in event.change ? null : context.lostFiles.back,
          },
          isPristine: false,
        };
      }),
      showDetailsIssues: assign(({ context: { attempts } }) => ({
        attempts: { ...attempts, details: attempts.details + 1 },
      })),
      showIssues: assign(({ context: { attempts } }) => ({
        attempts: { details: attempts.details + 1, document: attempts.document + 1 },
      })),
    },
  });
}

/** The state of the form: the person and the document. */
function editingState(machine: ReturnType<typeof setUpKyc>) {
  return machine.createStateConfig({
    initial: "enteringDetails",
    entry: assign({ phase: "draft" }),
    on: {
      "details.prefill": {
        actions: assign(({ context, event }) =>
          context.isPristine ? { details: { ...context.details, ...event.known } } : {},
        ),
      },
      "details.change": {
        actions: assign(({ context, event }) => ({
          details: { ...context.details, ...event.change },
          isPristine: false,
        })),
      },
      "document.change": { actions: "changeDocument" },
      "field.leave": {
        actions: assign(({ context: { left }, event: { field } }) =>
          left.includes(field) ? {} : { left: [...left, field] },
        ),
      },
      "step.go": [
        { guard: ({ event }) => event.step === "details", target: ".enteringDetails" },
        { target: ".providingDocument" },
      ],
      "kyc.submit": [
        { guard: "canSubmit", target: "submitting" },
        { guard: "hasDetails", target: ".providingDocument", actions: "showIssues" },
        { target: ".enteringDetails", actions: "showIssues" },
      ],
    },
    states: {
      enteringDetails: {
        entry: assign({ step: "details" }),
        on: {
          "step.next": [
            { guard: "hasDetails", target: "providingDocument" },
            { actions: "showDetailsIssues" },
          ],
        },
      },
      providingDocument: { entry: assign({ step: "document" }) },
    },
  });
}

/**
 * Creates the machine of the identity check: the person, then the document, then Submit All, which validates both steps
 * first.
 *
 * The contract has no idempotency key for it: a submission with an unknown outcome is looked up in the user's status
 * before it may be sent again.
 */
export function createKycMachine(ports: KycPorts) {
  const machine = setUpKyc(ports);
  return machine.createMachine({
    id: "kyc",
    context: ({ input }) => toStartContext(input.draft),
    initial: "opening",
    states: {
      opening: {
        always: [
          { guard: "isResuming", target: "checkingSubmission" },
          { guard: "isAtDocument", target: "editing.providingDocument" },
          { target: "editing" },
        ],
      },
      editing: editingState(machine),
      submitting: {
        entry: assign({ phase: "submitting" }),
        invoke: {
          id: "submitKyc",
          src: "submitKyc",
          input: ({ context }) => requireSubmission(context, ports.rules()),
          onDone: "submitted",
          onError: [
            { guard: ({ event }) => isOutcomeUnknown(event.error), target: "checkingSubmission" },
            {
              target: "submissionFailed",
              actions: assign({ failure: ({ event }) => toFailure(event.error, "KycVerification") }),
            },
          ],
        },
      },
      // After a definite refusal a reload has nothing to look up.
      submissionFailed: {
        entry: assign({ phase: "draft" }),
        exit: "dropFailure",
        on: { "failure.dismiss": "editing.providingDocument" },
      },
      checkingSubmission: {
        invoke: {
          id: "findStatus",
          src: "findStatus",
          onDone: [
            { guard: ({ event }) => isKycOpen(event.output), target: "submissionNotFound" },
            { target: "submitted" },
          ],
          onError: {
            target: "submissionUnknown",
            actions: assign({ failure: ({ event }) => toFailure(event.error, "GetUserInfo") }),
          },
        },
      },
      submissionNotFound: {
        on: {
          "submission.repeat": { guard: "canSubmit", target: "submitting" },
          // The files of before a reload are picked again where their fields are shown.
          "document.change": { target: "editing.providingDocument", actions: "changeDocument" },
          "step.go": [
            { guard: ({ event }) => event.step === "details", target: "editing.enteringDetails" },
            { target: "editing.providingDocument" },
          ],
        },
      },
      submissionUnknown: { exit: "dropFailure", on: { "outcome.check": "checkingSubmission" } },
      submitted: { type: "final", entry: emit({ type: "kyc.submitted" }) },
    },
  });
}
