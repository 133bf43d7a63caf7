import { isOutcomeUnknown } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { type Failure, toFailure } from "../failure.ts";
import { hasNone } from "./kyc-submission.ts";
import { type KycFiles, noFiles, validateFiles } from "./kyc-files.rules.ts";
import { type KycSide, type OpenKycReview } from "./kyc-review.rules.ts";

/** Files for the documents that one decision refused, and the idempotency key of the intent. */
export interface KycResubmission extends OpenKycReview {
  readonly files: KycFiles;
  readonly key: string;
}

/** The ports of the machine that sends refused documents again: plain functions. */
export interface KycResubmissionPorts {
  createKey(): string;
  resubmit(resubmission: KycResubmission, signal: AbortSignal): Promise<unknown>;
  /** Reads the decision that is open, to look up whether a resubmission with an unknown outcome arrived. */
  findReview(signal: AbortSignal): Promise<OpenKycReview | null>;
}

/** The data of the machine. The files do not survive a reload; the review is then read again. */
interface KycResubmissionContext {
  /** The open decision of the last read; null without one. */
  readonly latest: OpenKycReview | null;
  /** The decision whose refused documents are sent again; null while no decision is open. */
  readonly review: OpenKycReview | null;
  readonly files: KycFiles;
  readonly attempts: number;
  /** The key of these files for this decision; null before they are sent. */
  readonly key: string | null;
  readonly failure: Failure | null;
}

type KycResubmissionEvent =
  /** The review as the provider has it now. */
  | { type: "review.read"; review: OpenKycReview | null }
  | { type: "file.choose"; side: KycSide; file: File | null }
  | { type: "resubmission.submit" }
  | { type: "resubmission.repeat" }
  | { type: "failure.dismiss" }
  | { type: "outcome.check" };

const none: KycResubmissionContext = {
  latest: null,
  review: null,
  files: noFiles,
  attempts: 0,
  key: null,
  failure: null,
};

/** Returns the resubmission; throws where no decision is open, which the machine's states exclude. */
function requireResubmission({ review, files, key }: KycResubmissionContext): KycResubmission {
  if (review === null || key === null) throw new Error("Documents are sent again after a decision only");
  return { ...review, files, key };
}

/** Sets up the machine with its actors, guards and actions. */
function setUpResubmission(ports: KycResubmissionPorts) {
  return setup({
    types: {
      context: {} as KycResubmissionContext,
      events: {} as KycResubmissionEvent,
      emitted: {} as { type: "kyc.resubmitted" },
    },
    actors: {
      resubmit: fromPromise<unknown, KycResubmission>(({ input, signal }) => ports.resubmit(input, signal)),
      findReview: fromPromise<OpenKycReview | null>(({ signal }) => ports.findReview(signal)),
    },
    guards: {
      isComplete: ({ context: { review, files } }) =>
        review !== null && hasNone(validateFiles(files, review)),
      isClosed: ({ context }) => context.latest === null,
      isOther: ({ context: { latest, review } }) => latest !== null && latest.reviewId !== review?.reviewId,
    },
    actions: {
      openReview: assign(({ context: { latest } }) => ({ ...none, latest, review: latest })),
      chooseFile: assign(({ context, event }) =>
        // Other files are another intent.
        event.type === "file.choose"
          ? { files: { ...context.files, [event.side]: event.file }, key: null }
          : {},
      ),
      countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
      createKey: assign(({ context }) => ({ key: context.key ?? ports.createKey() })),
      dropFailure: assign({ failure: null }),
    },
  });
}

/** The state of the form, which begins again with another decision. */
function choosingState(machine: ReturnType<typeof setUpResubmission>) {
  return machine.createStateConfig({
    always: [
      { guard: "isClosed", target: "waiting" },
      { guard: "isOther", target: "choosingFiles", actions: "openReview" },
    ],
    on: {
      "file.choose": { actions: "chooseFile" },
      "resubmission.submit": [{ guard: "isComplete", target: "submitting" }, { actions: "countAttempt" }],
    },
  });
}

/** The state in which the documents are sent. */
function submittingState(machine: ReturnType<typeof setUpResubmission>) {
  return machine.createStateConfig({
    entry: "createKey",
    invoke: {
      id: "resubmit",
      src: "resubmit",
      input: ({ context }) => requireResubmission(context),
      onDone: "submitted",
      onError: [
        { guard: ({ event }) => isOutcomeUnknown(event.error), target: "checkingSubmission" },
        {
          target: "submissionFailed",
          actions: assign({ failure: ({ event }) => toFailure(event.error, "ResubmitKyc") }),
        },
      ],
    },
  });
}

/** The state in which an unknown outcome is looked up. */
function checkingState(machine: ReturnType<typeof setUpResubmission>) {
  return machine.createStateConfig({
    invoke: {
      id: "findReview",
      src: "findReview",
      onDone: [
        {
          guard: ({ context, event }) => event.output?.reviewId === context.review?.reviewId,
          target: "submissionNotFound",
        },
        { target: "submitted" },
      ],
      onError: {
        target: "submissionUnknown",
        actions: assign({ failure: ({ event }) => toFailure(event.error, "GetKycReview") }),
      },
    },
  });
}

/**
 * Creates the machine that sends refused documents of an identity check again. It begins with each decision of staff that it
 * reads, and sends the files of one decision under one key. A resubmission with an unknown outcome is looked up in the review
 * before it may be sent again; a resubmission that arrived has closed the decision.
 */
export function createKycResubmissionMachine(ports: KycResubmissionPorts) {
  const machine = setUpResubmission(ports);
  return machine.createMachine({
    id: "kycResubmission",
    context: none,
    initial: "waiting",
    on: { "review.read": { actions: assign({ latest: ({ event }) => event.review }) } },
    states: {
      waiting: {
        entry: "openReview",
        always: { guard: "isOther", target: "choosingFiles", actions: "openReview" },
      },
      choosingFiles: choosingState(machine),
      submitting: submittingState(machine),
      submissionFailed: { exit: "dropFailure", on: { "failure.dismiss": "choosingFiles" } },
      checkingSubmission: checkingState(machine),
      submissionNotFound: {
        always: [
          { guard: "isClosed", target: "waiting" },
          { guard: "isOther", target: "choosingFiles", actions: "openReview" },
        ],
        on: {
          "file.choose": { target: "choosingFiles", actions: "chooseFile" },
          "resubmission.repeat": { guard: "isComplete", target: "submitting" },
        },
      },
      submissionUnknown: { exit: "dropFailure", on: { "outcome.check": "checkingSubmission" } },
      submitted: {
        entry: emit({ type: "kyc.resubmitted" }),
        // Staff may also refuse the new files.
        always: { guard: "isOther", target: "choosingFiles", actions: "openReview" },
      },
    },
  });
}
