import { isOutcomeUnknown } from "@broker/sdk";
import { assign } from "xstate";
import { isEligibilityRefusal } from "../eligibility/eligibility.rules.ts";
import { codeOf, toFailure } from "../failure.ts";
import { arrivedOf, withUnresolved } from "../sent.ts";
import type { WithdrawalContext } from "./withdrawal.intent.ts";
import { requireIntent, type WithdrawalSetup } from "./withdrawal-setup.machine.ts";

/** The provider's refusal of a one-time code that is wrong, used or expired. */
const CODE_WRONG = 2011;

function requireCode({ sentCode }: WithdrawalContext): string {
  if (sentCode === null) throw new Error("A withdrawal is sent with its one-time code only");
  return sentCode;
}

/** The request, and what becomes of it. */
export function sendingStates(machine: WithdrawalSetup) {
  return {
    // Notes what is there already, and finds what was sent earlier and arrived late.
    preparing: machine.createStateConfig({
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
          { target: "submitting", actions: assign({ known: ({ event }) => event.output.known }) },
        ],
        // Nothing was sent: to the user it is the withdrawal that failed, not a list.
        onError: {
          target: "failed",
          actions: assign({ failure: ({ event }) => toFailure(event.error, "WithdrawalRequest") }),
        },
      },
    }),
    submitting: machine.createStateConfig({
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
    }),
    failed: machine.createStateConfig({ exit: "dropFailure", on: { "failure.dismiss": "enteringDetails" } }),
    checking: machine.createStateConfig({
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
    }),
    notFound: machine.createStateConfig({
      // It may still arrive, whatever the user does next.
      entry: assign({ unresolved: ({ context }) => withUnresolved(context) }),
      on: {
        "withdrawal.repeat": { guard: "canRepeat", target: "preparing" },
        "step.go": { guard: ({ event }) => event.step === "details", target: "enteringDetails" },
      },
    }),
    outcomeUnknown: machine.createStateConfig({ exit: "dropFailure", on: { "outcome.check": "checking" } }),
  };
}
