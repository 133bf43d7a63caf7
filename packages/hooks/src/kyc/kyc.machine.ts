import { isOutcomeUnknown } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { toFailure } from "../failure.ts";
import { type KycDetails, type KycDocument, type KycRules, validateKycDetails } from "./kyc.rules.ts";
import { isKycOpen, type KycStatus } from "./kyc-status.ts";
import type { KycDraft } from "./kyc.store.ts";
import {
  hasNone,
  isComplete,
  type KycContext,
  type KycSubmission,
  requireSubmission,
  startContext,
} from "./kyc-submission.ts";

/** What the machine needs from outside: plain functions. */
export interface KycPorts {
  /** The plain date of this day. */
  today(): string;
  /** Where the company differs from the specification. */
  rules(): KycRules;
  submitKyc(submission: KycSubmission, signal: AbortSignal): Promise<unknown>;
  /** Asks where the check stands, to learn whether a submission whose outcome is unknown arrived. */
  findStatus(signal: AbortSignal): Promise<KycStatus>;
}

type KycEvent =
  /** What is known of the user already; it fills empty fields of a form that nobody has touched. */
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

/**
 * The identity check: who the user is, then the document, then Submit All, which judges both steps first.
 *
 * The contract has no idempotency key for it: a submission whose outcome is unknown is looked up in the user's status
 * before it may be sent again.
 */
export function createKycMachine(ports: KycPorts) {
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
  }).createMachine({
    id: "kyc",
    context: ({ input }) => startContext(input.draft),
    initial: "opening",
    states: {
      opening: {
        always: [
          { guard: "isResuming", target: "checkingSubmission" },
          { guard: "isAtDocument", target: "editing.providingDocument" },
          { target: "editing" },
        ],
      },
      editing: {
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
      },
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
      // A definite refusal: nothing of it is to be looked up after a reload.
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
          // The files of before a reload are picked again where they are asked for.
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
