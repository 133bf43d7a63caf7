import { assign } from "xstate";
import type { DepositSetup } from "./deposit-setup.machine.ts";

/** Step 4 of a gateway: the hosted payment. */
export function payingStates(machine: DepositSetup) {
  return {
    // A dialog that cannot be dismissed; its one command opens the window, in the click.
    continuing: machine.createStateConfig({
      entry: [assign({ phase: "draft" }), "keepOthers"],
      on: { "payment.continue": { target: "awaitingPayment", actions: "openWindow" } },
    }),
    windowBlocked: machine.createStateConfig({
      entry: assign({ phase: "draft" }),
      on: {
        "payment.reopen": { target: "awaitingPayment", actions: "openWindow" },
        "payment.follow": "awaitingPayment",
        "deposit.restart": { target: "choosingMethod", actions: ["emitLeft", "restart"] },
      },
    }),
    awaitingPayment: machine.createStateConfig({
      entry: assign({ phase: "paying" }),
      invoke: {
        id: "watchPayment",
        src: "watchPayment",
        input: ({ context }) => context.transactionId ?? "",
        onDone: [
          { guard: ({ event }) => event.output === "completed", target: "settled" },
          { target: "paymentCancelled" },
        ],
        // Watching goes on by itself; what breaks it off is looked at by hand.
        onError: { target: "paymentUnknown" },
      },
      on: {
        "window.blocked": "windowBlocked",
        "payment.reopen": { actions: "openWindow" },
        "outcome.check": { target: "awaitingPayment", reenter: true },
        "deposit.restart": { target: "choosingMethod", actions: ["emitLeft", "restart"] },
      },
    }),
    paymentUnknown: machine.createStateConfig({
      on: {
        "outcome.check": "awaitingPayment",
        "deposit.restart": { target: "choosingMethod", actions: ["emitLeft", "restart"] },
      },
    }),
    paymentCancelled: machine.createStateConfig({
      on: { "deposit.restart": { target: "choosingMethod", actions: "restart" } },
    }),
    // There is a deposit, and no way that may be followed to pay it.
    unpayable: machine.createStateConfig({
      entry: [assign({ phase: "draft" }), "keepOthers"],
      on: { "deposit.restart": { target: "choosingMethod", actions: "restart" } },
    }),
  };
}
