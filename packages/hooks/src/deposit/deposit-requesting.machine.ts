import { assign } from "xstate";
import { requireIntent } from "../once/once.rules.ts";
import { isDoubtful, onceStates } from "../once/once.states.ts";
import type { DepositIntent, OpenedDeposit } from "./deposit.intent.ts";
import type { DepositSetup } from "./deposit-setup.machine.ts";

/** The states of the request and its outcome. An opened deposit goes to `opening`, which decides the next step. */
export function requestingStates(machine: DepositSetup) {
  const once = onceStates<DepositIntent, OpenedDeposit, "emitRequested">({
    entering: "enteringAmount",
    sending: "requesting",
    checking: "checkingRequest",
    failed: "requestFailed",
    notFound: "requestNotFound",
    unknown: "requestUnknown",
    arrived: "opening",
    onArrival: ["emitRequested"],
  });
  return {
    preparing: machine.createStateConfig(once.preparing),
    confirmingAnother: machine.createStateConfig(once.confirmingAnother),
    requesting: machine.createStateConfig({
      entry: assign({ phase: "requesting" }),
      invoke: {
        id: "requestDeposit",
        src: "requestDeposit",
        input: ({ context }) => requireIntent(context),
        onDone: { target: "opening", actions: [assign(({ event }) => event.output), "emitRequested"] },
        onError: [
          { guard: ({ event }) => isDoubtful(event.error), target: "checkingRequest" },
          { target: "requestFailed", actions: [once.failToSend, "dropIntent"] },
        ],
      },
    }),
    requestFailed: machine.createStateConfig(once.failed),
    checkingRequest: machine.createStateConfig(once.checking),
    requestNotFound: machine.createStateConfig({
      on: {
        "request.repeat": "preparing",
        "step.go": { guard: ({ event }) => event.step === "amount", target: "enteringAmount" },
      },
    }),
    requestUnknown: machine.createStateConfig(once.unknown),
  };
}
