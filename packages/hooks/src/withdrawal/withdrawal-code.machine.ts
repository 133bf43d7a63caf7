import { isApiError, isOutcomeUnknown } from "@broker/sdk";
import { and, assign, raise, stateIn } from "xstate";
import { isEligibilityRefusal } from "../eligibility/eligibility.rules.ts";
import { codeOf, toFailure } from "../failure.ts";
import { codeOrder, type CodeSent } from "./withdrawal.intent.ts";
import type { WithdrawalPorts, WithdrawalSetup } from "./withdrawal-setup.machine.ts";

/** A code whose sending is uncertain may well have come; and a provider that is asked too often says when to ask again. */
function afterFailure(error: unknown, sent: CodeSent | null, now: number): CodeSent | null {
  if (isOutcomeUnknown(error)) return { resendAt: now, expiresAt: null };
  const retryAt = isApiError(error) ? error.retryAt : null;
  if (retryAt === null || !Number.isFinite(retryAt)) return sent;
  return { resendAt: retryAt, expiresAt: sent?.expiresAt ?? null };
}

/** The one-time codes beside the journey, with their cooldown. */
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
          codeOrder(context, context.platformId === null ? null : ports.terms(context.platformId)),
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
            actions: assign(({ context, event }) => ({
              codeFailure: toFailure(event.error, "RequestOtpWithdrawal"),
              codeSent: afterFailure(event.error, context.codeSent, ports.now()),
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
