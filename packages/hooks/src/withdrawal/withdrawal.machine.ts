import { isApiError, isOutcomeUnknown } from "@broker/sdk";
import { and, assign, emit, fromPromise, not, raise, setup, stateIn } from "xstate";
import { isEligibilityRefusal, type MissingRequirement } from "../eligibility/eligibility.rules.ts";
import { toFailure } from "../failure.ts";
import {
  arrivedOf,
  type CodeSent,
  intentFor,
  isSameWithdrawal,
  type SentWithdrawal,
  startContext,
  withUnresolved,
  type WithdrawalContext,
  type WithdrawalIntent,
  type WithdrawalToSend,
} from "./withdrawal.intent.ts";
import { isComplete, noEntry, withdrawalIssues, type WithdrawalTerms } from "./withdrawal.rules.ts";
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
  /** Has a one-time code sent; says when it ends and when another may be asked for (ms). */
  requestCode(signal: AbortSignal): Promise<CodeSent>;
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

/** Either what is there before sending, or one sent earlier that arrived after all. */
type Prepared =
  | { readonly known: readonly string[] }
  | (SentWithdrawal & Pick<WithdrawalContext, "transactionId" | "isLate">);

const codeOf = (error: unknown) => (isApiError(error) ? error.code : null);
/** The provider's refusal of a one-time code that is wrong, used or expired. */
const CODE_WRONG = 2011;

/**
 * A withdrawal: eligibility, platform, amount with one-time code, review. Beside it, the codes with their cooldown.
 *
 * Before it is sent, withdrawals that look like it are noted; so one whose outcome is unknown can be told from them,
 * and one intent has at most one effect.
 */
export function createWithdrawalMachine(ports: WithdrawalPorts) {
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
      requestCode: fromPromise<CodeSent>(({ signal }) => ports.requestCode(signal)),
      prepare: fromPromise<Prepared, { intent: WithdrawalIntent; unresolved: readonly SentWithdrawal[] }>(
        async ({ input: { intent, unresolved }, signal }) => {
          for (const sent of unresolved) {
            const transactionId = arrivedOf(await ports.findWithdrawals(sent.intent, signal), sent.known);
            const isLate = !isSameWithdrawal(sent.intent, intent);
            if (transactionId !== null) return { ...sent, transactionId, isLate };
          }
          return { known: await ports.findWithdrawals(intent, signal) };
        },
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
      isDetailed: ({ context }) =>
        isComplete(
          withdrawalIssues({ ...context, isCodeRequested: context.codeSent !== null }, termsOf(context)),
        ),
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
      dropIntent: assign(({ context: { intent, unresolved } }) => ({
        intent: null,
        sentCode: null,
        known: [],
        unresolved: unresolved.filter((sent) => sent.intent.key !== intent?.key),
        phase: "draft" as const,
      })),
      emitSettled: emit(({ context }) => ({
        type: "withdrawal.settled" as const,
        transactionId: context.transactionId ?? "",
      })),
    },
    delays: { second: 1000 },
  }).createMachine({
    id: "withdrawal",
    context: ({ input }) => startContext(input.draft, ports.now()),
    type: "parallel",
    states: {
      journey: {
        initial: "opening",
        states: {
          opening: {
            always: [{ guard: "isResuming", target: "checking" }, { target: "checkingEligibility" }],
          },
          checkingEligibility: {
            invoke: {
              id: "checkEligibility",
              src: "checkEligibility",
              onDone: [
                {
                  guard: ({ event }) => event.output.some(({ isBlocking }) => isBlocking),
                  target: "ineligible",
                  actions: assign({ missing: ({ event }) => event.output }),
                },
                { guard: "hasPlatform", target: "enteringDetails" },
                { target: "choosingPlatform" },
              ],
              onError: {
                target: "eligibilityUnknown",
                actions: assign({ failure: ({ event }) => toFailure(event.error, "GetUserInfo") }),
              },
            },
          },
          ineligible: {
            exit: assign({ missing: [] }),
            on: { "eligibility.check": "checkingEligibility" },
          },
          eligibilityUnknown: { exit: "dropFailure", on: { "eligibility.check": "checkingEligibility" } },
          choosingPlatform: {
            entry: assign({ attempts: 0 }),
            on: {
              "platform.choose": {
                actions: assign(({ context, event }) =>
                  context.platformId === event.platformId
                    ? {}
                    : { platformId: event.platformId, entry: noEntry },
                ),
              },
              "step.next": [{ guard: "hasPlatform", target: "enteringDetails" }, { actions: "countAttempt" }],
            },
          },
          enteringDetails: {
            entry: assign({ attempts: 0, phase: "draft" }),
            on: {
              "amount.change": {
                actions: assign({ entry: ({ event }) => ({ field: event.field, text: event.text }) }),
              },
              "code.change": { actions: assign({ code: ({ event }) => event.text }) },
              // While a code is under way, the one that was typed is about to be void.
              "step.next": [
                {
                  guard: and(["isDetailed", not(stateIn({ code: "requesting" }))]),
                  target: "reviewing",
                  actions: "settleIntent",
                },
                { actions: "countAttempt" },
              ],
              "step.go": { guard: ({ event }) => event.step === "platform", target: "choosingPlatform" },
              "eligibility.lost": "checkingEligibility",
            },
          },
          reviewing: {
            on: {
              "withdrawal.confirm": "preparing",
              "step.go": { guard: ({ event }) => event.step === "details", target: "enteringDetails" },
            },
          },
          // Notes what is there already, and finds what was sent earlier and arrived late.
          preparing: {
            invoke: {
              id: "prepare",
              src: "prepare",
              input: ({ context }) => ({
                intent: requireIntent(context),
                unresolved: context.unresolved,
              }),
              onDone: [
                {
                  guard: ({ event }) => "transactionId" in event.output,
                  target: "settled",
                  actions: assign(({ event }) => event.output),
                },
                { target: "submitting", actions: assign(({ event }) => event.output) },
              ],
              onError: {
                target: "failed",
                actions: assign({
                  failure: ({ event }) => toFailure(event.error, "GetWithdrawalTransactionsByUser"),
                }),
              },
            },
          },
          submitting: {
            entry: assign({ phase: "submitting" }),
            invoke: {
              id: "submitWithdrawal",
              src: "submitWithdrawal",
              input: ({ context }) => ({ intent: requireIntent(context), code: requireCode(context) }),
              onDone: {
                target: "settled",
                actions: assign({ transactionId: ({ event }) => event.output.transactionId }),
              },
              onError: [
                { guard: ({ event }) => isOutcomeUnknown(event.error), target: "checking" },
                {
                  guard: ({ event }) => isEligibilityRefusal(codeOf(event.error)),
                  target: "checkingEligibility",
                  actions: "dropIntent",
                },
                {
                  target: "failed",
                  actions: [
                    "dropIntent",
                    assign({
                      failure: ({ event }) => toFailure(event.error, "WithdrawalRequest"),
                      code: ({ context, event }) => (codeOf(event.error) === CODE_WRONG ? "" : context.code),
                    }),
                  ],
                },
              ],
            },
          },
          failed: { exit: "dropFailure", on: { "failure.dismiss": "enteringDetails" } },
          checking: {
            invoke: {
              id: "findWithdrawals",
              src: "findWithdrawals",
              input: ({ context }) => requireIntent(context),
              onDone: [
                {
                  guard: ({ context, event }) => arrivedOf(event.output, context.known) !== null,
                  target: "settled",
                  actions: assign({
                    transactionId: ({ context, event }) => arrivedOf(event.output, context.known),
                  }),
                },
                { target: "notFound" },
              ],
              onError: {
                target: "outcomeUnknown",
                actions: assign({
                  failure: ({ event }) => toFailure(event.error, "GetWithdrawalTransactionsByUser"),
                }),
              },
            },
          },
          notFound: {
            // It may still arrive, whatever the user does next.
            entry: assign({ unresolved: ({ context }) => withUnresolved(context) }),
            on: {
              "withdrawal.repeat": { guard: "canRepeat", target: "preparing" },
              "step.go": { guard: ({ event }) => event.step === "details", target: "enteringDetails" },
            },
          },
          outcomeUnknown: { exit: "dropFailure", on: { "outcome.check": "checking" } },
          settled: { type: "final", entry: ["emitSettled", raise({ type: "code.close" })] },
        },
      },
      code: {
        initial: "opening",
        on: { "code.close": ".closed" },
        states: {
          opening: { always: [{ guard: "isCooledDown", target: "idle" }, { target: "cooling" }] },
          idle: {
            on: {
              "code.request": { guard: stateIn({ journey: "enteringDetails" }), target: "requesting" },
            },
          },
          requesting: {
            entry: assign({ codeFailure: null }),
            invoke: {
              id: "requestCode",
              src: "requestCode",
              onDone: {
                target: "cooling",
                actions: assign({ codeSent: ({ event }) => event.output, code: "" }),
              },
              onError: [
                {
                  guard: ({ event }) => isEligibilityRefusal(codeOf(event.error)),
                  target: "idle",
                  actions: raise({ type: "eligibility.lost" }),
                },
                {
                  target: "cooling",
                  actions: assign(({ context, event }) => ({
                    codeFailure: toFailure(event.error, "RequestOtpWithdrawal"),
                    codeSent: afterFailure(event.error, context.codeSent, ports.now()),
                  })),
                },
              ],
            },
          },
          cooling: {
            entry: "readClock",
            always: { guard: "isCooledDown", target: "idle" },
            after: { second: { target: "cooling", reenter: true } },
          },
          closed: { type: "final" },
        },
      },
    },
  });
}

/** A code whose sending is uncertain may well have come; and a provider that is asked too often says when to ask again. */
function afterFailure(error: unknown, sent: CodeSent | null, now: number): CodeSent | null {
  if (isOutcomeUnknown(error)) return { resendAt: now, expiresAt: null };
  const retryAt = isApiError(error) ? error.retryAt : null;
  if (retryAt === null || !Number.isFinite(retryAt)) return sent;
  return { resendAt: retryAt, expiresAt: sent?.expiresAt ?? null };
}

function requireIntent({ intent }: WithdrawalContext): WithdrawalIntent {
  if (!intent) throw new Error("A withdrawal is sent with an intent only");
  return intent;
}

function requireCode({ sentCode }: WithdrawalContext): string {
  if (sentCode === null) throw new Error("A withdrawal is sent with its one-time code only");
  return sentCode;
}
