import { isOutcomeUnknown } from "@broker/sdk";
import { assign } from "xstate";
import { toFailure } from "../failure.ts";
import { withoutRefused, withUnresolved } from "../sent.ts";
import { type DepositSetup, requireIntent } from "./deposit-setup.machine.ts";
import { requestOperation } from "./gateway.rules.ts";

/** The request, and what becomes of it. A deposit that is there goes to `opening`, which knows how it goes on. */
export function requestingStates(machine: DepositSetup) {
  return {
    // Notes what is there already, and finds what was sent earlier and arrived late.
    preparing: machine.createStateConfig({
      invoke: {
        id: "prepare",
        src: "prepare",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.transactionId !== undefined,
            target: "opening",
            actions: [assign(({ event }) => event.output), "emitRequested"],
          },
          { target: "requesting", actions: assign(({ event }) => event.output) },
        ],
        // Nothing was sent: to the user it is the request that failed, not a list.
        onError: {
          target: "requestFailed",
          actions: assign({
            failure: ({ context, event }) =>
              toFailure(event.error, requestOperation(context.intent?.gateway)),
          }),
        },
      },
    }),
    requesting: machine.createStateConfig({
      entry: assign({ phase: "requesting" }),
      invoke: {
        id: "requestDeposit",
        src: "requestDeposit",
        input: ({ context }) => requireIntent(context),
        onDone: { target: "opening", actions: [assign(({ event }) => event.output), "emitRequested"] },
        onError: [
          { guard: ({ event }) => isOutcomeUnknown(event.error), target: "checkingRequest" },
          {
            target: "requestFailed",
            actions: assign(({ context, event }) => ({
              intent: null,
              unresolved: withoutRefused(context),
              failure: toFailure(event.error, requestOperation(context.intent?.gateway)),
            })),
          },
        ],
      },
    }),
    requestFailed: machine.createStateConfig({
      exit: "dropFailure",
      on: { "failure.dismiss": "enteringAmount" },
    }),
    checkingRequest: machine.createStateConfig({
      invoke: {
        id: "findDeposit",
        src: "findDeposit",
        input: ({ context }) => ({ intent: requireIntent(context), known: context.known, isWanted: true }),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: "opening",
            actions: [assign(({ event }) => event.output ?? {}), "emitRequested"],
          },
          { target: "requestNotFound" },
        ],
        onError: {
          target: "requestUnknown",
          actions: assign({ failure: ({ event }) => toFailure(event.error, "GetDepositTransactionsByUser") }),
        },
      },
    }),
    requestNotFound: machine.createStateConfig({
      // It may still arrive, whatever the user does next.
      exit: assign({ unresolved: ({ context }) => withUnresolved(context) }),
      on: {
        "request.repeat": "preparing",
        "step.go": { guard: ({ event }) => event.step === "amount", target: "enteringAmount" },
      },
    }),
    requestUnknown: machine.createStateConfig({
      exit: "dropFailure",
      on: { "outcome.check": "checkingRequest" },
    }),
  };
}
