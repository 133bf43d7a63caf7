import { raise } from "xstate";
import { toStartContext } from "./withdrawal.intent.ts";
import { codeStates } from "./withdrawal-code.machine.ts";
import { enteringStates } from "./withdrawal-entering.machine.ts";
import { sendingStates } from "./withdrawal-sending.machine.ts";
import { setUpWithdrawal, type WithdrawalPorts } from "./withdrawal-setup.machine.ts";

export type { WithdrawalPorts } from "./withdrawal-setup.machine.ts";

/**
 * Creates the machine of the withdrawal wizard: eligibility, platform, amount with one-time code, review. A parallel
 * region holds the codes with their cooldown.
 *
 * Before a withdrawal is sent, the ids of withdrawals that look like it are recorded, so that a look-up can tell it from
 * them and one intent has at most one effect.
 */
export function createWithdrawalMachine(ports: WithdrawalPorts) {
  const machine = setUpWithdrawal(ports);
  return machine.createMachine({
    id: "withdrawal",
    context: ({ input }) => toStartContext(input.draft, ports.now()),
    type: "parallel",
    states: {
      journey: {
        initial: "opening",
        states: {
          opening: {
            always: [{ guard: "isResuming", target: "checking" }, { target: "checkingEligibility" }],
          },
          ...enteringStates(machine),
          ...sendingStates(machine),
          settled: { type: "final", entry: ["emitSettled", raise({ type: "code.close" })] },
        },
      },
      code: {
        initial: "opening",
        on: { "code.close": ".closed" },
        states: codeStates(machine, ports),
      },
    },
  });
}
