import { assign, emit, fromPromise, setup } from "xstate";
import { toFailure } from "../failure.ts";
import type { OwnWays } from "../once/journey.ts";
import type { OncePorts } from "../once/once.ports.ts";
import { hashContent } from "../once/content-hash.ts";
import {
  arrivedOf,
  toRefusedContext,
  renewKey,
  requireIntent,
  excludeCurrent,
  includeCurrent,
} from "../once/once.rules.ts";
import { isDoubtful, onceActors, onceStates, toPreparedContext } from "../once/once.states.ts";
import type { Prepared, Resolved } from "../once/prepare.ts";
import {
  type FoundRecipient,
  toIntent,
  isSameTransfer,
  toStartContext,
  type TransferContext,
  type TransferIntent,
  type TransferToSend,
} from "./transfer.intent.ts";
import { transferIssue, type TransferKind, type TransferTerms } from "./transfer.rules.ts";
import type { TransferDraft } from "./transfer.storage.ts";

/** The ports of the transfer machine: plain functions. */
export interface TransferPorts extends OncePorts<TransferIntent> {
  /** Returns the user's currency and its rate from the cache; null while they are not loaded. */
  terms(): TransferTerms | null;
  /** Returns the transaction ids of the transfers with the same data as this transfer. */
  findTransfers(intent: TransferIntent, signal: AbortSignal): Promise<readonly string[]>;
  submitTransfer(transfer: TransferToSend, signal: AbortSignal): Promise<unknown>;
}

/** The events of the machine for transfers. */
type TransferEvent =
  | { type: "amount.change"; text: string }
  | { type: "recipient.choose"; recipient: FoundRecipient | null }
  | { type: "file.choose"; file: File | null }
  | { type: "transfer.submit" }
  | { type: "transfer.repeat" }
  | { type: "transfer.edit" }
  | { type: "another.confirm" }
  | { type: "another.decline" }
  | { type: "failure.dismiss" }
  | { type: "outcome.check" };

/** The operation of each kind of transfer. */
const calls = {
  eWallet: "EWalletTransferRequest",
  trading: "CTraderTransferRequest",
  user: "CTraderInternalTransferUserToUser",
} as const satisfies Record<TransferKind, string>;

/** A transfer that was done; transfers have no reference to show. */
interface DoneTransfer {
  readonly transactionId: string | null;
}

/** Returns the options of `toJourney` that are a transfer's own. */
const ownWays = (ports: TransferPorts): OwnWays<TransferIntent, DoneTransfer> => ({
  isSame: isSameTransfer,
  isRepeatable: true,
  complete: async (intent, file) =>
    file && intent.fileHash === null ? { ...intent, fileHash: await hashContent(file) } : intent,
  list: (intent, signal) => ports.findTransfers(intent, signal),
  async find({ intent, known }, _isWanted, signal) {
    const transactionId = arrivedOf(await ports.findTransfers(intent, signal), known);
    return transactionId === null ? null : { transactionId };
  },
  toFound: ({ transactionId }) => ({ transactionId }),
});

/** Sets up the machine with its actors, guards and actions. */
function setUpTransfer(ports: TransferPorts) {
  return setup({
    types: {
      input: {} as { kind: TransferKind; draft: TransferDraft | null; usdAmount?: string },
      context: {} as TransferContext,
      events: {} as TransferEvent,
      emitted: {} as { type: "transfer.settled"; kind: TransferKind },
    },
    actors: {
      ...onceActors(ports, ownWays(ports)),
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
      // After a reload the recipient and the file are missing.
      canRepeat: ({ context }) => context.kind !== "user" || context.party !== null,
    },
    actions: {
      dropFailure: assign({ failure: null }),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      settleIntent: assign(({ context }) => toIntent(context, ports.terms(), ports.createKey)),
      takePrepared: assign((_, output: Prepared<TransferIntent, DoneTransfer>) => toPreparedContext(output)),
      takeFound: (_, resolved: Resolved<DoneTransfer>) => {
        if (resolved.state !== "found") throw new Error("Only what was found is taken");
      },
      renewKey: assign(({ context }) => ({ ...renewKey(context, ports.createKey), phase: "draft" as const })),
      keepOthers: assign({ unresolved: ({ context }) => excludeCurrent(context) }),
      noteUnresolved: assign({ unresolved: ({ context }) => includeCurrent(context) }),
      // A definite refusal frees the key: nothing was done under it and nothing will be.
      dropIntent: assign(({ context }) => ({
        ...toRefusedContext(context),
        party: null,
        phase: "draft" as const,
      })),
      failToSend: assign(({ context }, error: unknown) => ({
        failure: toFailure(error, calls[context.kind]),
      })),
      failToLook: assign((_, error: unknown) => ({
        failure: toFailure(error, "GetInternalTransactionsByUser"),
      })),
      emitSettled: emit(({ context }) => ({
        type: "transfer.settled" as const,
        kind: context.intent?.kind ?? context.kind,
      })),
    },
  });
}

/**
 * Creates the machine of a transfer of any kind: an amount, and for another user also recipient and file.
 *
 * Before a transfer is sent, every unresolved intent is settled; after an unknown outcome its key is voided or it is
 * looked up. So one intent has at most one effect.
 */
export function createTransferMachine(ports: TransferPorts) {
  const once = onceStates<TransferIntent, DoneTransfer>();
  return setUpTransfer(ports).createMachine({
    id: "transfer",
    context: ({ input }) => toStartContext(input.kind, input.draft, input.usdAmount),
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
      preparing: once.preparing,
      confirmingAnother: once.confirmingAnother,
      submitting: {
        entry: assign({ phase: "submitting" }),
        invoke: {
          id: "submitTransfer",
          src: "submitTransfer",
          input: ({ context }) => ({ intent: requireIntent(context), party: context.party }),
          onDone: "settled",
          onError: [
            { guard: ({ event }) => isDoubtful(event.error), target: "checking" },
            {
              target: "failed",
              actions: [once.failToSend, "dropIntent"],
            },
          ],
        },
      },
      failed: once.failed,
      checking: once.checking,
      notFound: {
        on: {
          "transfer.repeat": { guard: "canRepeat", target: "preparing" },
          "transfer.edit": "entering",
        },
      },
      outcomeUnknown: once.unknown,
      settled: { type: "final", entry: [assign({ phase: "draft" }), "keepOthers", "emitSettled"] },
    },
  });
}
