import { assign } from "xstate";
import { hasTarget } from "./deposit.intent.ts";
import { noTarget } from "./deposit.rules.ts";
import type { DepositPorts, DepositSetup } from "./deposit-setup.machine.ts";

/** The states of steps 1 to 3, in which method, platform and amount are chosen. */
export function choosingStates(machine: DepositSetup, ports: Pick<DepositPorts, "terms">) {
  return {
    choosingMethod: machine.createStateConfig({
      on: {
        "method.choose": {
          actions: assign(({ context, event }) =>
            context.method === event.method ? {} : { method: event.method, ...noTarget },
          ),
        },
        "step.next": { guard: "hasMethod", target: "choosingPlatform" },
        // Later steps can be opened too, where pressing Next would lead there.
        "step.go": [
          {
            guard: ({ context, event }) => event.step === "platform" && context.method !== null,
            target: "choosingPlatform",
          },
          {
            guard: ({ context, event }) => event.step === "amount" && hasTarget(context),
            target: "enteringAmount",
          },
        ],
      },
    }),
    choosingPlatform: machine.createStateConfig({
      on: {
        "platform.choose": {
          actions: assign(({ context, event: { platformId } }) =>
            context.platformId === platformId
              ? {}
              : { ...noTarget, platformId, gateway: ports.terms(platformId)?.gateway ?? null },
          ),
        },
        "option.choose": {
          guard: ({ context }) => Boolean(context.gateway?.option),
          actions: assign({ option: ({ event }) => event.option }),
        },
        "step.next": { guard: "hasTarget", target: "enteringAmount" },
        "step.go": [
          { guard: ({ event }) => event.step === "method", target: "choosingMethod" },
          {
            guard: ({ context, event }) => event.step === "amount" && hasTarget(context),
            target: "enteringAmount",
          },
        ],
      },
    }),
    enteringAmount: machine.createStateConfig({
      entry: assign({ phase: "draft" }),
      on: {
        "amount.change": {
          actions: assign(({ context, event }) => ({
            entry: { field: event.field, text: event.text },
            quotedRate: ports.terms(context.platformId ?? 0)?.sellRate ?? null,
          })),
        },
        "amount.leave": { actions: "settleAmount" },
        "step.next": { guard: "canRequest", target: "preparing", actions: ["settleAmount", "settleIntent"] },
        "step.go": [
          { guard: ({ event }) => event.step === "method", target: "choosingMethod" },
          { guard: ({ event }) => event.step === "platform", target: "choosingPlatform" },
        ],
      },
    }),
  };
}
