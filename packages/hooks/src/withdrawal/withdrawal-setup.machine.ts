import { assign, emit, fromPromise, setup } from "xstate";
import type { MissingRequirement } from "../eligibility/eligibility.rules.ts";
import {
  type CodeOrder,
  type CodeSent,
  intentFor,
  isCodeRequested,
  isSameWithdrawal,
  type SentWithdrawal,
  type WithdrawalContext,
  type WithdrawalIntent,
  type WithdrawalToSend,
} from "./withdrawal.intent.ts";
import { type Prepared, prepare, withoutRefused } from "../sent.ts";
import { isComplete, withdrawalIssues, type WithdrawalTerms } from "./withdrawal.rules.ts";
import type { WithdrawalDraft } from "./withdrawal.store.ts";

/** What the machine needs from outside: plain functions. */
export interface WithdrawalPorts {
  /** The terms of a platform, from what is loaded; null while they are not, and for one that is not offered. */
  terms(platformId: number): WithdrawalTerms | null;
  /** Makes a fresh idempotency key. */
  createKey(): string;
  /** Wall clock in milliseconds. */
  now(): number;
  /** Asks what the user still lacks to withdraw. */
  checkEligibility(signal: AbortSignal): Promise<readonly MissingRequirement[]>;
  /** Has a one-time code sent, for the withdrawal that is entered, if one is; says when it ends and when another may be asked for (ms). */
  requestCode(signal: AbortSignal, order: CodeOrder | null): Promise<CodeSent>;
  /** The transaction ids of the withdrawals that look like this one. */
  findWithdrawals(intent: WithdrawalIntent, signal: AbortSignal): Promise<readonly string[]>;
  submitWithdrawal(withdrawal: WithdrawalToSend, signal: AbortSignal): Promise<{ transactionId: string }>;
}

type WithdrawalEvent =
  | { type: "eligibility.check" }
  | { type: "eligibility.lost" }
  | { type: "platform.choose"; platformId: number }
  | { type: "amount.change"; field: "usd" | "local"; text: string }
  | { type: "code.request" }
  | { type: "code.change"; text: string }
  | { type: "code.close" }
  | { type: "step.next" }
  | { type: "step.go"; step: "platform" | "details" }
  | { type: "withdrawal.confirm" }
  | { type: "withdrawal.repeat" }
  | { type: "failure.dismiss" }
  | { type: "outcome.check" };

/** The intent that is sent or looked up; a machine that has none there is broken. */
export function requireIntent({ intent }: WithdrawalContext): WithdrawalIntent {
  if (!intent) throw new Error("A withdrawal is sent with an intent only");
  return intent;
}

/** The types, calls, guards and actions that all parts of the withdrawal machine share. */
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
      prepare: fromPromise<
        Prepared<WithdrawalIntent>,
        { intent: WithdrawalIntent; unresolved: readonly SentWithdrawal[] }
      >(({ input, signal }) =>
        prepare(input, (intent) => ports.findWithdrawals(intent, signal), isSameWithdrawal),
      ),
      findWithdrawals: fromPromise<readonly string[], WithdrawalIntent>(({ input, signal }) =>
        ports.findWithdrawals(input, signal),
      ),
      submitWithdrawal: fromPromise<{ transactionId: string }, WithdrawalToSend>(({ input, signal }) =>
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
      isResuming: ({ context }) => context.intent !== null && context.phase === "submitting",
      canRepeat: ({ context }) => context.intent !== null && context.sentCode !== null,
      isCooledDown: ({ context }) => ports.now() >= (context.codeSent?.resendAt ?? 0),
    },
    actions: {
      dropFailure: assign({ failure: null }),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      readClock: assign({ now: () => ports.now() }),
      settleIntent: assign(({ context }) => {
        const terms = termsOf(context);
        return terms ? intentFor(context, terms, ports.createKey) : {};
      }),
      // A definite refusal frees the key: nothing happened under it, nor will.
      dropIntent: assign(({ context }) => ({
        intent: null,
        sentCode: null,
        known: [],
        unresolved: withoutRefused(context),
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

/** What {@link setUpWithdrawal} gives to the parts of the machine. */
export type WithdrawalSetup = ReturnType<typeof setUpWithdrawal>;
