import { assign } from "xstate";
import type { DepositSetup } from "./deposit-setup.machine.ts";

/** The states of step 4 for a gateway: the hosted payment. */
export function payingStates(machine: DepositSetup) {
  return {
    // A dialog that cannot be dismissed; its only command opens the window in the click handler.
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
        // The payment is polled automatically; after an error the user checks by hand.
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
    // The deposit exists, and its payment may not be opened.
    unpayable: machine.createStateConfig({
      entry: [assign({ phase: "draft" }), "keepOthers"],
      on: { "deposit.restart": { target: "choosingMethod", actions: "restart" } },
    }),
  };
}
