import { isOutcomeUnknown } from "@broker/sdk";
import { assign, emit, fromPromise, setup } from "xstate";
import { toFailure } from "../failure.ts";
import { arrivedOf, type Prepared, prepare, withoutRefused, withUnresolved } from "../sent.ts";
import {
  type FoundRecipient,
  intentFor,
  isSameTransfer,
  requireIntent,
  type SentTransfer,
  startContext,
  type TransferContext,
  type TransferIntent,
  type TransferToSend,
} from "./transfer.intent.ts";
import { transferIssue, type TransferKind, type TransferTerms } from "./transfer.rules.ts";
import type { TransferDraft } from "./transfer.store.ts";

/** What the machine needs from outside: plain functions. */
export interface TransferPorts {
  /** The user's currency and its rate, from what is loaded; null while they are not. */
  terms(): TransferTerms | null;
  /** Makes a fresh idempotency key. */
  createKey(): string;
  /** The transaction ids of the transfers that look like this one. */
  findTransfers(intent: TransferIntent, signal: AbortSignal): Promise<readonly string[]>;
  submitTransfer(transfer: TransferToSend, signal: AbortSignal): Promise<unknown>;
}

type TransferEvent =
  | { type: "amount.change"; text: string }
  | { type: "recipient.choose"; recipient: FoundRecipient | null }
  | { type: "file.choose"; file: File | null }
  | { type: "transfer.submit" }
  | { type: "transfer.repeat" }
  | { type: "transfer.edit" }
  | { type: "failure.dismiss" }
  | { type: "outcome.check" };

/** The call that makes each kind of transfer. */
const calls = {
  eWallet: "EWalletTransferRequest",
  trading: "CTraderTransferRequest",
  user: "CTraderInternalTransferUserToUser",
} as const satisfies Record<TransferKind, string>;

/**
 * A transfer, of any kind: amount, for another user also recipient and file.
 *
 * Before it is sent, transfers that look like it are noted; so one whose outcome is unknown can be told from them,
 * and one intent has at most one effect.
 */
export function createTransferMachine(ports: TransferPorts) {
  return setup({
    types: {
      input: {} as { kind: TransferKind; draft: TransferDraft | null; usdAmount?: string },
      context: {} as TransferContext,
      events: {} as TransferEvent,
      emitted: {} as { type: "transfer.settled"; kind: TransferKind },
    },
    actors: {
      prepare: fromPromise<
        Prepared<TransferIntent>,
        { intent: TransferIntent; unresolved: readonly SentTransfer[] }
      >(({ input, signal }) =>
        prepare(input, (intent) => ports.findTransfers(intent, signal), isSameTransfer),
      ),
      findTransfers: fromPromise<readonly string[], TransferIntent>(({ input, signal }) =>
        ports.findTransfers(input, signal),
      ),
      submitTransfer: fromPromise<unknown, TransferToSend>(({ input, signal }) =>
        ports.submitTransfer(input, signal),
      ),
    },
    guards: {
      isToUser: ({ context }) => context.kind === "user",
      isResuming: ({ context }) => context.intent !== null && context.phase === "submitting",
      canSubmit: ({ context }) =>
        transferIssue(context.kind, context) === null &&
        (context.kind !== "eWallet" || ports.terms() !== null),
      // After a reload the recipient and the file are gone.
      canRepeat: ({ context }) => context.kind !== "user" || context.party !== null,
    },
    actions: {
      dropFailure: assign({ failure: null }),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      settleIntent: assign(({ context }) => intentFor(context, ports.terms(), ports.createKey)),
      // A definite refusal frees the key: nothing happened under it, nor will.
      dropIntent: assign(({ context }) => ({
        intent: null,
        party: null,
        known: [],
        unresolved: withoutRefused(context),
        phase: "draft" as const,
      })),
      emitSettled: emit(({ context }) => ({ type: "transfer.settled" as const, kind: context.kind })),
    },
  }).createMachine({
    id: "transfer",
    context: ({ input }) => startContext(input.kind, input.draft, input.usdAmount),
    initial: "opening",
    states: {
      opening: { always: [{ guard: "isResuming", target: "checking" }, { target: "entering" }] },
      entering: {
        entry: assign({ attempts: 0, phase: "draft" }),
        on: {
          "amount.change": { actions: assign({ usdAmount: ({ event }) => event.text }) },
          "recipient.choose": {
            guard: "isToUser",
            actions: assign({ recipient: ({ event }) => event.recipient }),
          },
          "file.choose": { guard: "isToUser", actions: assign({ file: ({ event }) => event.file }) },
          "transfer.submit": [
            { guard: "canSubmit", target: "preparing", actions: "settleIntent" },
            { actions: "countAttempt" },
          ],
        },
      },
      // Notes what is there already, and finds what was sent earlier and arrived late.
      preparing: {
        invoke: {
          id: "prepare",
          src: "prepare",
          input: ({ context }) => ({ intent: requireIntent(context), unresolved: context.unresolved }),
          onDone: [
            {
              guard: ({ event }) => "isLate" in event.output,
              target: "settled",
              // A transfer has no reference of its own to show.
              actions: assign(({ event: { output } }) =>
                "isLate" in output
                  ? { intent: output.intent, known: output.known, isLate: output.isLate }
                  : {},
              ),
            },
            { target: "submitting", actions: assign({ known: ({ event }) => event.output.known }) },
          ],
          // Nothing was sent: to the user it is the transfer that failed, not a list.
          onError: {
            target: "failed",
            actions: assign({
              failure: ({ context, event }) => toFailure(event.error, calls[context.kind]),
            }),
          },
        },
      },
      submitting: {
        entry: assign({ phase: "submitting" }),
        invoke: {
          id: "submitTransfer",
          src: "submitTransfer",
          input: ({ context }) => ({ intent: requireIntent(context), party: context.party }),
          onDone: "settled",
          onError: [
            { guard: ({ event }) => isOutcomeUnknown(event.error), target: "checking" },
            {
              target: "failed",
              actions: [
                "dropIntent",
                assign({
                  failure: ({ context, event }) => toFailure(event.error, calls[context.kind]),
                }),
              ],
            },
          ],
        },
      },
      failed: { exit: "dropFailure", on: { "failure.dismiss": "entering" } },
      checking: {
        invoke: {
          id: "findTransfers",
          src: "findTransfers",
          input: ({ context }) => requireIntent(context),
          onDone: [
            {
              guard: ({ context, event }) => arrivedOf(event.output, context.known) !== null,
              target: "settled",
            },
            { target: "notFound" },
          ],
          onError: {
            target: "outcomeUnknown",
            actions: assign({
              failure: ({ event }) => toFailure(event.error, "GetInternalTransactionsByUser"),
            }),
          },
        },
      },
      notFound: {
        // It may still arrive, whatever the user does next.
        entry: assign({ unresolved: ({ context }) => withUnresolved(context) }),
        on: {
          "transfer.repeat": { guard: "canRepeat", target: "preparing" },
          "transfer.edit": "entering",
        },
      },
      outcomeUnknown: { exit: "dropFailure", on: { "outcome.check": "checking" } },
      settled: { type: "final", entry: [assign({ phase: "draft", unresolved: [] }), "emitSettled"] },
    },
  });
}
