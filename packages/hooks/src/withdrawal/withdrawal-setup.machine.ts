import { assign, emit, fromPromise, setup } from "xstate";
import type { MissingRequirement } from "../eligibility/eligibility.rules.ts";
import { toFailure } from "../failure.ts";
import type { OwnWays } from "../once/journey.ts";
import type { OncePorts } from "../once/once.ports.ts";
import { arrivedOf, toRefusedContext, renewKey, includeCurrent } from "../once/once.rules.ts";
import { onceActors, toPreparedContext } from "../once/once.states.ts";
import type { Prepared, Resolved } from "../once/prepare.ts";
import {
  toCodeOrder,
  type CodeOrder,
  type CodeSent,
  toIntent,
  isCodeRequested,
  isSameWithdrawal,
  resendTimeOf,
  type WithdrawalContext,
  type WithdrawalIntent,
  type WithdrawalToSend,
} from "./withdrawal.intent.ts";
import { isComplete, withdrawalIssues, type WithdrawalTerms } from "./withdrawal.rules.ts";
import type { WithdrawalDraft } from "./withdrawal.storage.ts";

/** The ports of the withdrawal machine: plain functions. */
export interface WithdrawalPorts extends OncePorts<WithdrawalIntent> {
  /** Returns the terms of a platform from the cache; null while they are not loaded, and for a platform that is not offered. */
  terms(platformId: number): WithdrawalTerms | null;
  /** Returns whether the provider binds a one-time code to the withdrawal that it is requested for. */
  bindsCodes(): boolean;
  /** Returns the current time in milliseconds. */
  now(): number;
  /** Reads the missing requirements of a withdrawal. */
  checkEligibility(signal: AbortSignal): Promise<readonly MissingRequirement[]>;
  /** Has a one-time code sent, for the entered withdrawal if there is one. Returns when the code expires and when another may be requested (ms). */
  requestCode(signal: AbortSignal, order: CodeOrder | null): Promise<CodeSent>;
  /** Returns the transaction ids of the withdrawals with the same data as this withdrawal. */
  findWithdrawals(intent: WithdrawalIntent, signal: AbortSignal): Promise<readonly string[]>;
  submitWithdrawal(withdrawal: WithdrawalToSend, signal: AbortSignal): Promise<{ transactionId: string }>;
}

/** The events of the machine for withdrawals. */
type WithdrawalEvent =
  | { type: "eligibility.check" }
  | { type: "eligibility.lost" }
  | { type: "platform.choose"; platformId: number }
  | { type: "amount.change"; field: "usd" | "local"; text: string }
  | { type: "wallet.change"; text: string }
  | { type: "code.request" }
  | { type: "code.change"; text: string }
  | { type: "code.close" }
  | { type: "step.next" }
  | { type: "step.go"; step: "platform" | "details" }
  | { type: "withdrawal.confirm" }
  | { type: "withdrawal.repeat" }
  | { type: "another.confirm" }
  | { type: "another.decline" }
  | { type: "failure.dismiss" }
  | { type: "outcome.check" };

/** A withdrawal that the provider has. */
export interface DoneWithdrawal {
  readonly transactionId: string;
}

/** Returns the options of `toJourney` that are a withdrawal's own. */
const ownWays = (ports: WithdrawalPorts): OwnWays<WithdrawalIntent, DoneWithdrawal> => ({
  isSame: isSameWithdrawal,
  // A withdrawal is sent with a one-time code, and another code makes it another request.
  isRepeatable: false,
  list: (intent, signal) => ports.findWithdrawals(intent, signal),
  async find({ intent, known }, _isWanted, signal) {
    const transactionId = arrivedOf(await ports.findWithdrawals(intent, signal), known);
    return transactionId === null ? null : { transactionId };
  },
  toFound: ({ transactionId }) => ({ transactionId: transactionId ?? "" }),
});

/** Sets up the types, actors, guards and actions that all parts of the withdrawal machine share. */
export function setUpWithdrawal(ports: WithdrawalPorts) {
  const termsOf = ({ platformId }: WithdrawalContext) =>
    platformId === null ? null : ports.terms(platformId);
  return setup({
    types: {
      input: {} as { draft: WithdrawalDraft | null },
      context: {} as WithdrawalContext,
      events: {} as WithdrawalEvent,
      emitted: {} as { type: "withdrawal.settled"; transactionId: string },
    },
    actors: {
      checkEligibility: fromPromise<readonly MissingRequirement[]>(({ signal }) =>
        ports.checkEligibility(signal),
      ),
      requestCode: fromPromise<CodeSent, CodeOrder | null>(({ input, signal }) =>
        ports.requestCode(signal, input),
      ),
      ...onceActors(ports, ownWays(ports)),
      submitWithdrawal: fromPromise<DoneWithdrawal, WithdrawalToSend>(({ input, signal }) =>
        ports.submitWithdrawal(input, signal),
      ),
    },
    guards: {
      hasPlatform: ({ context }) => termsOf(context) !== null,
      isDetailed: ({ context }) => {
        const terms = termsOf(context);
        const details = { ...context, isCodeRequested: isCodeRequested(context, terms) };
        return isComplete(withdrawalIssues(details, terms));
      },
      // A code confirms one withdrawal. A code that is requested before a withdrawal is entered would confirm any amount to the
      // bank.
      canRequestCode: ({ context }) => {
        const terms = termsOf(context);
        return !(terms?.wallet || ports.bindsCodes()) || toCodeOrder(context, terms) !== null;
      },
      isResuming: ({ context }) => context.intent !== null && context.phase === "submitting",
      canRepeat: ({ context }) => context.intent !== null && context.sentCode !== null,
      isCooledDown: ({ context }) => ports.now() >= resendTimeOf(context),
    },
    actions: {
      dropFailure: assign({ failure: null }),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      readClock: assign({ now: () => ports.now() }),
      settleIntent: assign(({ context }) => {
        const terms = termsOf(context);
        return terms ? toIntent(context, terms, ports.createKey) : {};
      }),
      takePrepared: assign((_, output: Prepared<WithdrawalIntent, DoneWithdrawal>) => ({
        ...toPreparedContext(output),
        transactionId: output.state === "arrived" ? output.found.transactionId : null,
      })),
      takeFound: assign((_, resolved: Resolved<DoneWithdrawal>) =>
        resolved.state === "found" ? resolved.found : {},
      ),
      renewKey: assign(({ context }) => ({ ...renewKey(context, ports.createKey), phase: "draft" as const })),
      noteUnresolved: assign({ unresolved: ({ context }) => includeCurrent(context) }),
      failToSend: assign((_, error: unknown) => ({ failure: toFailure(error, "WithdrawalRequest") })),
      failToLook: assign((_, error: unknown) => ({
        failure: toFailure(error, "GetWithdrawalTransactionsByUser"),
      })),
      // A definite refusal frees the key: nothing was done under it and nothing will be.
      dropIntent: assign(({ context }) => ({
        ...toRefusedContext(context),
        sentCode: null,
        phase: "draft" as const,
      })),
      emitSettled: emit(({ context }) => ({
        type: "withdrawal.settled" as const,
        transactionId: context.transactionId ?? "",
      })),
    },
    delays: { second: 1000 },
  });
}

/** The type that {@link setUpWithdrawal} returns for the parts of the machine. */
export type WithdrawalSetup = ReturnType<typeof setUpWithdrawal>;
