import { and, assign, not, stateIn } from "xstate";
import { toFailure } from "../failure.ts";
import { noEntry } from "./withdrawal.rules.ts";
import type { WithdrawalSetup } from "./withdrawal-setup.machine.ts";

/** The states before a withdrawal is sent: eligibility, platform, amount, review. */
export function enteringStates(machine: WithdrawalSetup) {
  return {
    checkingEligibility: machine.createStateConfig({
      invoke: {
        id: "checkEligibility",
        src: "checkEligibility",
        onDone: [
          {
            guard: ({ event }) => event.output.some(({ isBlocking }) => isBlocking),
            target: "ineligible",
            actions: assign({ missing: ({ event }) => event.output }),
          },
          // After a reload its terms may still be loading.
          { guard: ({ context }) => context.platformId !== null, target: "enteringDetails" },
          { target: "choosingPlatform" },
        ],
        onError: {
          target: "eligibilityUnknown",
          actions: assign({ failure: ({ event }) => toFailure(event.error, "GetUserInfo") }),
        },
      },
    }),
    ineligible: machine.createStateConfig({
      exit: assign({ missing: [] }),
      on: { "eligibility.check": "checkingEligibility" },
    }),
    eligibilityUnknown: machine.createStateConfig({
      exit: "dropFailure",
      on: { "eligibility.check": "checkingEligibility" },
    }),
    choosingPlatform: machine.createStateConfig({
      entry: assign({ attempts: 0 }),
      on: {
        "platform.choose": {
          actions: assign(({ context, event }) =>
            context.platformId === event.platformId
              ? {}
              : { platformId: event.platformId, entry: noEntry, wallet: "" },
          ),
        },
        "step.next": [{ guard: "hasPlatform", target: "enteringDetails" }, { actions: "countAttempt" }],
      },
    }),
    enteringDetails: machine.createStateConfig({
      entry: assign({ attempts: 0, phase: "draft" }),
      on: {
        "amount.change": {
          // A refused code was for the earlier amount.
          actions: assign(({ event: { field, text } }) => ({ entry: { field, text }, codeFailure: null })),
        },
        "wallet.change": { actions: assign({ wallet: ({ event }) => event.text }) },
        "code.change": { actions: assign({ code: ({ event }) => event.text }) },
        // While a new code is being sent, the typed one is about to be void.
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
    }),
    reviewing: machine.createStateConfig({
      on: {
        "withdrawal.confirm": "preparing",
        "step.go": { guard: ({ event }) => event.step === "details", target: "enteringDetails" },
      },
    }),
  };
}
