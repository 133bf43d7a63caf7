import { assign, emit, fromPromise, setup } from "xstate";
import {
  type DepositMethod,
  depositAmountIssue,
  type DepositTerms,
  proofIssue,
  settleEntry,
} from "./deposit.rules.ts";
import {
  type DepositContext,
  type DepositIntent,
  type DepositLookUp,
  hasTarget,
  toIntent,
  isHosted,
  isPayable,
  isResumable,
  isSameDeposit,
  type OpenedDeposit,
  type ProofToSend,
  toNextContext,
} from "./deposit.intent.ts";
import { toFailure } from "../failure.ts";
import type { DoneIntent } from "../once/give-up.ts";
import type { OwnWays } from "../once/journey.ts";
import type { OncePorts } from "../once/once.ports.ts";
import { toRefusedContext, renewKey, excludeCurrent, includeCurrent } from "../once/once.rules.ts";
import { onceActors, toPreparedContext } from "../once/once.states.ts";
import type { Prepared, Resolved } from "../once/prepare.ts";
import type { DepositDraft } from "./deposit.storage.ts";
import { type GatewayOption, requestOperation } from "./gateway.rules.ts";
import type { PaymentHandoff } from "./payment-handoff.ts";

/** The end of a hosted payment. */
export type PaymentEnd = "completed" | "cancelled";

/** The ports of the deposit machine: plain functions. */
export interface DepositPorts extends OncePorts<DepositIntent> {
  /** Returns the terms of a platform from the cache; null while they are not loaded. */
  terms(platformId: number): DepositTerms | null;
  /** Returns the transaction ids of the open deposits with the same data as this deposit. */
  listDeposits(intent: DepositIntent, signal: AbortSignal): Promise<readonly string[]>;
  requestDeposit(intent: DepositIntent, signal: AbortSignal): Promise<OpenedDeposit>;
  /** Looks up whether a request with an unknown outcome arrived. */
  findDeposit(lookUp: DepositLookUp, signal: AbortSignal): Promise<OpenedDeposit | null>;
  /** Returns the deposit that the stored answer of a request describes. */
  openedBy(done: DoneIntent): OpenedDeposit | Promise<OpenedDeposit>;
  submitProof(proof: ProofToSend, signal: AbortSignal): Promise<unknown>;
  /** Looks up whether a proof with an unknown outcome arrived. */
  hasProof(transactionId: string, signal: AbortSignal): Promise<boolean>;
  /** Opens a hosted payment in a new window; false when the browser blocked it. Runs in the click handler. */
  openWindow(payment: { readonly transactionId: string; readonly handoff: PaymentHandoff }): boolean;
  /** Polls a hosted payment until it has ended, while the page is visible. */
  watchPayment(transactionId: string, signal: AbortSignal): Promise<PaymentEnd>;
}

/** The events that a user, or a window of theirs, sends to the machine. */
type DepositEvent =
  | { type: "method.choose"; method: DepositMethod }
  | { type: "platform.choose"; platformId: number }
  | { type: "option.choose"; option: GatewayOption }
  | { type: "amount.change"; field: "local" | "usd"; text: string }
  /** An amount field was blurred. */
  | { type: "amount.leave" }
  | { type: "step.next" }
  | { type: "step.go"; step: "method" | "platform" | "amount" }
  | { type: "another.confirm" }
  | { type: "another.decline" }
  | { type: "failure.dismiss" }
  | { type: "request.repeat" }
  | { type: "outcome.check" }
  | { type: "proof.choose"; proof: File | null }
  | { type: "proof.submit" }
  | { type: "payment.continue" }
  | { type: "payment.reopen" }
  | { type: "payment.follow" }
  | { type: "window.blocked" }
  | { type: "deposit.restart" };

/** Returns the options of `toJourney` that are a deposit's own. */
const ownWays = (ports: DepositPorts): OwnWays<DepositIntent, OpenedDeposit> => ({
  isSame: isSameDeposit,
  isRepeatable: true,
  list: (intent, signal) => ports.listDeposits(intent, signal),
  find: (sent, isWanted, signal) => ports.findDeposit({ ...sent, isWanted }, signal),
  toFound: (done) => ports.openedBy(done),
});

/** Sets up the types, actors, guards and actions that all parts of the deposit machine share. */
export function setUpDeposit(ports: DepositPorts) {
  return setup({
    types: {
      input: {} as { draft: DepositDraft | null },
      context: {} as DepositContext,
      events: {} as DepositEvent,
      emitted: {} as
        | { type: "deposit.requested"; transactionId: string }
        | { type: "deposit.left"; key: string }
        | { type: "deposit.settled"; transactionId: string },
    },
    actors: {
      ...onceActors(ports, ownWays(ports)),
      requestDeposit: fromPromise<OpenedDeposit, DepositIntent>(({ input, signal }) =>
        ports.requestDeposit(input, signal),
      ),
      submitProof: fromPromise<unknown, ProofToSend>(({ input, signal }) => ports.submitProof(input, signal)),
      hasProof: fromPromise<boolean, string>(({ input, signal }) => ports.hasProof(input, signal)),
      watchPayment: fromPromise<PaymentEnd, string>(({ input, signal }) => ports.watchPayment(input, signal)),
    },
    guards: {
      hasMethod: ({ context }) => context.method !== null,
      hasTarget: ({ context }) => hasTarget(context),
      canRequest: ({ context }) => {
        const terms = context.platformId === null ? null : ports.terms(context.platformId);
        return terms !== null && depositAmountIssue(context.entry, terms) === null;
      },
      canSubmit: ({ context }) => proofIssue(context.proof) === null,
      wasRefused: ({ context }) => context.failure !== null,
      isResumingRequest: ({ context }) => context.intent !== null && context.phase === "requesting",
      isResumingProof: ({ context }) => isResumable(context) && context.phase === "submitting",
      isResumingPayment: ({ context }) => isPayable(context) && context.phase === "paying",
      isPayable: ({ context }) => isPayable(context),
      isHosted: ({ context }) => isHosted(context),
      isRequested: ({ context }) => isResumable(context),
    },
    actions: {
      dropFailure: assign({ failure: null }),
      restart: assign(({ context }) => toNextContext(context)),
      settleAmount: assign(({ context: { entry, platformId } }) => {
        const terms = ports.terms(platformId ?? 0);
        return terms ? { entry: settleEntry(entry, terms.sellRate) } : {};
      }),
      // The entry is rounded when the user continues, not when it is sent: a repeated request must have the same
      // amounts and the same key.
      settleIntent: assign({
        intent: ({ context }) => toIntent(context, ports.terms(context.platformId ?? 0), ports.createKey),
      }),
      takePrepared: assign((_, output: Prepared<DepositIntent, OpenedDeposit>) => ({
        ...toPreparedContext(output),
        ...(output.state === "arrived" ? output.found : { transactionId: null }),
      })),
      takeFound: assign((_, resolved: Resolved<OpenedDeposit>) =>
        resolved.state === "found" ? resolved.found : {},
      ),
      renewKey: assign(({ context }) => ({ ...renewKey(context, ports.createKey), phase: "draft" as const })),
      keepOthers: assign({ unresolved: ({ context }) => excludeCurrent(context) }),
      noteUnresolved: assign({ unresolved: ({ context }) => includeCurrent(context) }),
      // A definite refusal frees the key: nothing was done under it and nothing will be.
      dropIntent: assign(({ context }) => toRefusedContext(context)),
      failToSend: assign(({ context }, error: unknown) => ({
        failure: toFailure(error, requestOperation(context.intent?.gateway)),
      })),
      failToLook: assign((_, error: unknown) => ({
        failure: toFailure(error, "GetDepositTransactionsByUser"),
      })),
      // The action runs within `send`, so the click is still being handled.
      openWindow: ({ context: { transactionId, handoff }, self }) => {
        if (!transactionId || !handoff || ports.openWindow({ transactionId, handoff })) return;
        self.send({ type: "window.blocked" });
      },
      // Another deposit begins while this deposit is not paid or proved yet, perhaps in another tab.
      emitLeft: emit(({ context }) => ({ type: "deposit.left" as const, key: context.intent?.key ?? "" })),
      emitRequested: emit(({ context }) => ({
        type: "deposit.requested" as const,
        transactionId: context.transactionId ?? "",
      })),
      emitSettled: emit(({ context }) => ({
        type: "deposit.settled" as const,
        transactionId: context.transactionId ?? "",
      })),
    },
  });
}

/** The type that {@link setUpDeposit} returns for the parts of the machine. */
export type DepositSetup = ReturnType<typeof setUpDeposit>;
