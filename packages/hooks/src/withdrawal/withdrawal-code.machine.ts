import { isApiError, isOutcomeUnknown } from "@broker/sdk";
import { and, assign, raise, stateIn } from "xstate";
import { isEligibilityRefusal } from "../eligibility/eligibility.rules.ts";
import { codeOf, toFailure } from "../failure.ts";
import { toCodeOrder, type WithdrawalContext } from "./withdrawal.intent.ts";
import type { WithdrawalPorts, WithdrawalSetup } from "./withdrawal-setup.machine.ts";

/**
 * Returns the state of the one-time codes after a failed request for one. If the outcome is unknown, a code may have been sent.
 * After too many requests no code was sent, and the provider returns the time of the next request; the earlier code stays
 * valid.
 */
function afterFailure(
  error: unknown,
  now: number,
): Partial<Pick<WithdrawalContext, "codeSent" | "codeRetryAt">> {
  if (isOutcomeUnknown(error)) return { codeSent: { resendAt: now, expiresAt: null } };
  const retryAt = isApiError(error) ? error.retryAt : null;
  return retryAt !== null && Number.isFinite(retryAt) ? { codeRetryAt: retryAt } : {};
}

/** The region of the one-time codes with their cooldown, parallel to the region of the journey. */
export function codeStates(machine: WithdrawalSetup, ports: Pick<WithdrawalPorts, "now" | "terms">) {
  return {
    opening: machine.createStateConfig({
      always: [{ guard: "isCooledDown", target: "idle" }, { target: "cooling" }],
    }),
    idle: machine.createStateConfig({
      on: {
        "code.request": [
          { guard: and([stateIn({ journey: "enteringDetails" }), "canRequestCode"]), target: "requesting" },
          { guard: stateIn({ journey: "enteringDetails" }), actions: "countAttempt" },
        ],
      },
    }),
    requesting: machine.createStateConfig({
      entry: assign({ codeFailure: null }),
      invoke: {
        id: "requestCode",
        src: "requestCode",
        input: ({ context }) =>
          toCodeOrder(context, context.platformId === null ? null : ports.terms(context.platformId)),
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
            actions: assign(({ event }) => ({
              codeFailure: toFailure(event.error, "RequestOtpWithdrawal"),
              ...afterFailure(event.error, ports.now()),
            })),
          },
        ],
      },
    }),
    cooling: machine.createStateConfig({
      entry: "readClock",
      always: { guard: "isCooledDown", target: "idle" },
      after: { second: { target: "cooling", reenter: true } },
    }),
    closed: machine.createStateConfig({ type: "final" }),
  };
}
