import { assign } from "xstate";
import { isEligibilityRefusal } from "../eligibility/eligibility.rules.ts";
import { codeOf } from "../failure.ts";
import { requireIntent } from "../once/once.rules.ts";
import { isDoubtful, onceStates } from "../once/once.states.ts";
import type { WithdrawalContext, WithdrawalIntent } from "./withdrawal.intent.ts";
import type { DoneWithdrawal, WithdrawalSetup } from "./withdrawal-setup.machine.ts";

/** The provider refuses a one-time code that is wrong, used or expired. */
const CODE_WRONG = 2011;

function requireCode({ sentCode }: WithdrawalContext): string {
  if (sentCode === null) throw new Error("Missing one-time code");
  return sentCode;
}

/** The states of the request and its outcome. */
export function sendingStates(machine: WithdrawalSetup) {
  const once = onceStates<WithdrawalIntent, DoneWithdrawal>({ entering: "enteringDetails" });
  return {
    preparing: machine.createStateConfig(once.preparing),
    confirmingAnother: machine.createStateConfig(once.confirmingAnother),
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
          { guard: ({ event }) => isDoubtful(event.error), target: "checking" },
          {
            guard: ({ event }) => isEligibilityRefusal(codeOf(event.error)),
            target: "checkingEligibility",
            actions: "dropIntent",
          },
          {
            target: "failed",
            actions: [
              "dropIntent",
              once.failToSend,
              assign({
                code: ({ context, event }) => (codeOf(event.error) === CODE_WRONG ? "" : context.code),
              }),
            ],
          },
        ],
      },
    }),
    failed: machine.createStateConfig(once.failed),
    checking: machine.createStateConfig(once.checking),
    notFound: machine.createStateConfig({
      on: {
        "withdrawal.repeat": { guard: "canRepeat", target: "preparing" },
        "step.go": { guard: ({ event }) => event.step === "details", target: "enteringDetails" },
      },
    }),
    outcomeUnknown: machine.createStateConfig(once.unknown),
  };
}
