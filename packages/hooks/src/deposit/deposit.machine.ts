import { isOutcomeUnknown } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { toFailure } from "../failure.ts";
import {
  depositAmountIssue,
  type DepositMethod,
  type DepositTerms,
  noEntry,
  proofIssue,
} from "./deposit.rules.ts";
import {
  type DepositContext,
  type DepositIntent,
  intentFor,
  isResumable,
  type ProofToSend,
  type SentDeposit,
  startContext,
  withoutRefused,
  withUnresolved,
} from "./deposit.intent.ts";
import type { DepositDraft } from "./deposit.store.ts";

/** What the machine needs from outside: plain functions. */
export interface DepositPorts {
  /** The terms of a platform, from what is loaded; null while they are not. */
  terms(platformId: number): DepositTerms | null;
  /** Makes a fresh idempotency key. */
  createKey(): string;
  /** The transaction ids of the open deposits that look like this one. */
  listDeposits(intent: DepositIntent, signal: AbortSignal): Promise<readonly string[]>;
  requestDeposit(intent: DepositIntent, signal: AbortSignal): Promise<{ transactionId: string }>;
  /** Looks whether a request whose outcome is unknown arrived. */
  findDeposit(sent: SentDeposit, signal: AbortSignal): Promise<{ transactionId: string } | null>;
  submitProof(proof: ProofToSend, signal: AbortSignal): Promise<unknown>;
  /** Looks whether a proof whose outcome is unknown arrived. */
  hasProof(transactionId: string, signal: AbortSignal): Promise<boolean>;
}

/** Either what is there before sending, or a request sent earlier that arrived after all. */
type Prepared = Pick<DepositContext, "known"> &
  Partial<Pick<DepositContext, "intent" | "transactionId" | "isLate">>;

type DepositEvent =
  | { type: "method.choose"; method: DepositMethod }
  | { type: "platform.choose"; platformId: number }
  | { type: "amount.change"; field: "local" | "usd"; text: string }
  | { type: "step.next" }
  | { type: "step.go"; step: "method" | "platform" | "amount" }
  | { type: "failure.dismiss" }
  | { type: "request.repeat" }
  | { type: "outcome.check" }
  | { type: "proof.choose"; proof: File | null }
  | { type: "proof.submit" }
  | { type: "deposit.restart" };

/**
 * The deposit wizard by bank and crypto: method, platform, amount, proof of payment.
 *
 * A request or a proof whose outcome is unknown is looked up before anything else may happen, and is repeated with
 * the same key only; so one intent has at most one effect.
 */
export function createDepositMachine(ports: DepositPorts) {
  return setup({
    types: {
      input: {} as { draft: DepositDraft | null },
      context: {} as DepositContext,
      events: {} as DepositEvent,
      emitted: {} as
        | { type: "deposit.requested"; transactionId: string }
        | { type: "deposit.settled"; transactionId: string },
    },
    actors: {
      requestDeposit: fromPromise<{ transactionId: string }, DepositIntent>(({ input, signal }) =>
        ports.requestDeposit(input, signal),
      ),
      prepare: fromPromise<Prepared, Pick<DepositContext, "intent" | "unresolved">>(
        async ({ input: { intent, unresolved }, signal }) => {
          for (const sent of unresolved) {
            const found = await ports.findDeposit(sent, signal);
            const isLate = sent.intent.key !== intent?.key;
            if (found) return { ...sent, ...found, isLate };
          }
          return { known: await ports.listDeposits(requireIntent({ intent }), signal) };
        },
      ),
      findDeposit: fromPromise<{ transactionId: string } | null, SentDeposit>(({ input, signal }) =>
        ports.findDeposit(input, signal),
      ),
      submitProof: fromPromise<unknown, ProofToSend>(({ input, signal }) => ports.submitProof(input, signal)),
      hasProof: fromPromise<boolean, string>(({ input, signal }) => ports.hasProof(input, signal)),
    },
    guards: {
      hasMethod: ({ context }) => context.method !== null,
      hasPlatform: ({ context }) => context.platformId !== null,
      canRequest: ({ context }) => {
        const terms = context.platformId === null ? null : ports.terms(context.platformId);
        return terms !== null && depositAmountIssue(context.entry, terms) === null;
      },
      canSubmit: ({ context }) => proofIssue(context.proof) === null,
      isResumingProof: ({ context }) => isResumable(context) && context.phase === "submitting",
      isRequested: ({ context }) => isResumable(context),
      isResumingRequest: ({ context }) => context.intent !== null && context.phase === "requesting",
    },
    actions: {
      dropFailure: assign({ failure: null }),
      restart: assign(() => startContext(null)),
      // Where the user goes on, not where it is sent: a repeat must be the same to the last cent and under the same key.
      settleIntent: assign({
        intent: ({ context }) => intentFor(context, ports.terms(context.platformId ?? 0), ports.createKey),
      }),
      emitRequested: emit(({ context }) => ({
        type: "deposit.requested" as const,
        transactionId: context.transactionId ?? "",
      })),
      emitSettled: emit(({ context }) => ({
        type: "deposit.settled" as const,
        transactionId: context.transactionId ?? "",
      })),
    },
  }).createMachine({
    id: "deposit",
    context: ({ input }) => startContext(input.draft),
    initial: "opening",
    states: {
      opening: {
        always: [
          { guard: "isResumingProof", target: "checkingProof" },
          { guard: "isRequested", target: "providingProof" },
          { guard: "isResumingRequest", target: "checkingRequest" },
          { guard: "hasPlatform", target: "enteringAmount" },
          { guard: "hasMethod", target: "choosingPlatform" },
          { target: "choosingMethod" },
        ],
      },
      choosingMethod: {
        on: {
          "method.choose": {
            actions: assign(({ context, event }) =>
              context.method === event.method
                ? {}
                : { method: event.method, platformId: null, entry: noEntry, quotedRate: null },
            ),
          },
          "step.next": { guard: "hasMethod", target: "choosingPlatform" },
        },
      },
      choosingPlatform: {
        on: {
          "platform.choose": {
            actions: assign(({ context, event }) =>
              context.platformId === event.platformId
                ? {}
                : { platformId: event.platformId, entry: noEntry, quotedRate: null },
            ),
          },
          "step.next": { guard: "hasPlatform", target: "enteringAmount" },
          "step.go": { guard: ({ event }) => event.step === "method", target: "choosingMethod" },
        },
      },
      enteringAmount: {
        entry: assign({ phase: "draft" }),
        on: {
          "amount.change": {
            actions: assign(({ context, event }) => ({
              entry: { field: event.field, text: event.text },
              quotedRate: ports.terms(context.platformId ?? 0)?.sellRate ?? null,
            })),
          },
          "step.next": { guard: "canRequest", target: "preparing", actions: "settleIntent" },
          "step.go": [
            { guard: ({ event }) => event.step === "method", target: "choosingMethod" },
            { guard: ({ event }) => event.step === "platform", target: "choosingPlatform" },
          ],
        },
      },
      // Notes what is there already, and finds what was sent earlier and arrived late.
      preparing: {
        invoke: {
          id: "prepare",
          src: "prepare",
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.transactionId !== undefined,
              target: "providingProof",
              actions: [assign(({ event }) => event.output), "emitRequested"],
            },
            { target: "requesting", actions: assign(({ event }) => event.output) },
          ],
          onError: {
            target: "requestFailed",
            actions: assign({
              failure: ({ event }) => toFailure(event.error, "GetDepositTransactionsByUser"),
            }),
          },
        },
      },
      requesting: {
        entry: assign({ phase: "requesting" }),
        invoke: {
          id: "requestDeposit",
          src: "requestDeposit",
          input: ({ context }) => requireIntent(context),
          onDone: {
            target: "providingProof",
            actions: [assign({ transactionId: ({ event }) => event.output.transactionId }), "emitRequested"],
          },
          onError: [
            { guard: ({ event }) => isOutcomeUnknown(event.error), target: "checkingRequest" },
            {
              target: "requestFailed",
              actions: assign(({ context, event }) => ({
                intent: null,
                unresolved: withoutRefused(context),
                failure: toFailure(event.error, "DepositRequest"),
              })),
            },
          ],
        },
      },
      requestFailed: { exit: "dropFailure", on: { "failure.dismiss": "enteringAmount" } },
      checkingRequest: {
        invoke: {
          id: "findDeposit",
          src: "findDeposit",
          input: ({ context }) => ({ intent: requireIntent(context), known: context.known }),
          onDone: [
            {
              guard: ({ event }) => event.output !== null,
              target: "providingProof",
              actions: [
                assign({ transactionId: ({ event }) => event.output?.transactionId ?? null }),
                "emitRequested",
              ],
            },
            { target: "requestNotFound" },
          ],
          onError: {
            target: "requestUnknown",
            actions: assign({
              failure: ({ event }) => toFailure(event.error, "GetDepositTransactionsByUser"),
            }),
          },
        },
      },
      requestNotFound: {
        // It may still arrive, whatever the user does next.
        exit: assign({ unresolved: ({ context }) => withUnresolved(context) }),
        on: {
          "request.repeat": "preparing",
          "step.go": { guard: ({ event }) => event.step === "amount", target: "enteringAmount" },
        },
      },
      requestUnknown: { exit: "dropFailure", on: { "outcome.check": "checkingRequest" } },
      providingProof: {
        entry: assign({ phase: "draft", unresolved: [] }),
        on: {
          "proof.choose": { actions: assign({ proof: ({ event }) => event.proof }) },
          "proof.submit": { guard: "canSubmit", target: "submitting" },
          "deposit.restart": { target: "choosingMethod", actions: "restart" },
        },
      },
      submitting: {
        entry: assign(({ context }) => ({
          phase: "submitting" as const,
          proofKey: context.proofKey ?? ports.createKey(),
        })),
        invoke: {
          id: "submitProof",
          src: "submitProof",
          input: ({ context }) => ({
            intent: requireIntent(context),
            transactionId: context.transactionId ?? "",
            key: context.proofKey ?? "",
            receipt: requireProof(context),
          }),
          onDone: "settled",
          onError: [
            { guard: ({ event }) => isOutcomeUnknown(event.error), target: "checkingProof" },
            {
              target: "proofFailed",
              actions: assign({
                proofKey: null,
                failure: ({ event }) => toFailure(event.error, "SubmitDeposit"),
              }),
            },
          ],
        },
      },
      proofFailed: { exit: "dropFailure", on: { "failure.dismiss": "providingProof" } },
      checkingProof: {
        invoke: {
          id: "hasProof",
          src: "hasProof",
          input: ({ context }) => context.transactionId ?? "",
          onDone: [{ guard: ({ event }) => event.output, target: "settled" }, { target: "proofNotFound" }],
          onError: {
            target: "proofUnknown",
            actions: assign({
              failure: ({ event }) => toFailure(event.error, "GetDepositTransactionsByUser"),
            }),
          },
        },
      },
      // The same file goes again with the same key; another file is another body and gets a key of its own.
      proofNotFound: {
        on: {
          "proof.submit": { guard: "canSubmit", target: "submitting" },
          "proof.choose": { actions: assign({ proof: ({ event }) => event.proof, proofKey: null }) },
        },
      },
      proofUnknown: { exit: "dropFailure", on: { "outcome.check": "checkingProof" } },
      settled: { type: "final", entry: "emitSettled" },
    },
  });
}

function requireIntent({ intent }: { intent: DepositIntent | null }): DepositIntent {
  if (!intent) throw new Error("A deposit is requested with an intent only");
  return intent;
}

function requireProof({ proof }: { proof: File | null }): File {
  if (!proof) throw new Error("A proof is submitted with a file only");
  return proof;
}
