import { choosingStates } from "./deposit-choosing.machine.ts";
import { toStartContext } from "./deposit.intent.ts";
import { payingStates } from "./deposit-paying.machine.ts";
import { provingStates } from "./deposit-proving.machine.ts";
import { requestingStates } from "./deposit-requesting.machine.ts";
import { type DepositPorts, setUpDeposit } from "./deposit-setup.machine.ts";

export type { DepositPorts, PaymentEnd } from "./deposit-setup.machine.ts";

/**
 * Creates the machine of the deposit wizard: method, platform, amount, and then the proof of payment or the hosted
 * payment.
 *
 * A request or a proof with an unknown outcome is looked up before anything else may happen, and is repeated under the
 * same key only; so one intent has at most one effect.
 */
export function createDepositMachine(ports: DepositPorts) {
  const machine = setUpDeposit(ports);
  return machine.createMachine({
    id: "deposit",
    context: ({ input }) => toStartContext(input.draft),
    initial: "opening",
    states: {
      // The first step follows from the stored data, after a reload and after an answer alike.
      opening: {
        always: [
          { guard: "isResumingProof", target: "checkingProof" },
          { guard: "isResumingPayment", target: "awaitingPayment" },
          { guard: "isPayable", target: "continuing" },
          { guard: "isHosted", target: "unpayable" },
          { guard: "isRequested", target: "providingProof" },
          { guard: "isResumingRequest", target: "checkingRequest" },
          { guard: "hasTarget", target: "enteringAmount" },
          { guard: "hasMethod", target: "choosingPlatform" },
          { target: "choosingMethod" },
        ],
      },
      ...choosingStates(machine, ports),
      ...requestingStates(machine),
      ...provingStates(machine, ports),
      ...payingStates(machine),
      settled: { type: "final", entry: "emitSettled" },
    },
  });
}
