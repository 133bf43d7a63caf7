import { isApiError, isOutcomeUnknown } from "@broker/sdk";
import { assign } from "xstate";
import { toFailure } from "../failure.ts";
import { requireIntent } from "../once/once.rules.ts";
import type { DepositContext } from "./deposit.intent.ts";
import type { DepositPorts, DepositSetup } from "./deposit-setup.machine.ts";

/** The provider refuses a proof for a deposit that has one already, or does not need one any more. */
const TRANSACTION_STATE = 2006;

function requireProof({ proof }: DepositContext): File {
  if (!proof) throw new Error("Missing proof");
  return proof;
}

/** The states of step 4 for a bank or crypto: the proof of payment. */
export function provingStates(machine: DepositSetup, ports: Pick<DepositPorts, "createKey">) {
  return {
    providingProof: machine.createStateConfig({
      entry: [assign({ phase: "draft" }), "keepOthers"],
      on: {
        "proof.choose": {
          actions: assign(({ event: { proof } }) => ({ proof, proofName: proof?.name ?? null })),
        },
        "proof.submit": { guard: "canSubmit", target: "submitting" },
        "deposit.restart": { target: "choosingMethod", actions: ["emitLeft", "restart"] },
      },
    }),
    submitting: machine.createStateConfig({
      entry: assign(({ context }) => ({
        phase: "submitting" as const,
        proofKey: context.proofKey ?? ports.createKey(),
      })),
      invoke: {
        id: "submitProof",
        src: "submitProof",
        input: ({ context }) => ({
          intent: requireIntent(context),
          transactionId: context.transactionId ?? "",
          key: context.proofKey ?? "",
          receipt: requireProof(context),
        }),
        onDone: "settled",
        onError: [
          { guard: ({ event }) => isOutcomeUnknown(event.error), target: "checkingProof" },
          {
            // An earlier proof may have arrived late.
            guard: ({ event }) => isApiError(event.error) && event.error.code === TRANSACTION_STATE,
            target: "checkingProof",
            actions: assign({
              proofKey: null,
              failure: ({ event }) => toFailure(event.error, "SubmitDeposit"),
            }),
          },
          {
            target: "proofFailed",
            actions: assign({
              proofKey: null,
              failure: ({ event }) => toFailure(event.error, "SubmitDeposit"),
            }),
          },
        ],
      },
    }),
    proofFailed: machine.createStateConfig({
      exit: "dropFailure",
      on: { "failure.dismiss": "providingProof" },
    }),
    checkingProof: machine.createStateConfig({
      invoke: {
        id: "hasProof",
        src: "hasProof",
        input: ({ context }) => context.transactionId ?? "",
        onDone: [
          { guard: ({ event }) => event.output, target: "settled", actions: "dropFailure" },
          { guard: "wasRefused", target: "proofFailed" },
          { target: "proofNotFound" },
        ],
        onError: {
          target: "proofUnknown",
          actions: assign({ failure: ({ event }) => toFailure(event.error, "GetDepositTransactionsByUser") }),
        },
      },
    }),
    // The same file is sent again with the same key; another file is another body and gets a new key. The
    // provider accepts one proof per deposit, whichever arrives first.
    proofNotFound: machine.createStateConfig({
      on: {
        "proof.submit": { guard: "canSubmit", target: "submitting" },
        "proof.choose": {
          actions: assign(({ event: { proof } }) => ({
            proof,
            proofName: proof?.name ?? null,
            proofKey: null,
          })),
        },
        "deposit.restart": { target: "choosingMethod", actions: ["emitLeft", "restart"] },
      },
    }),
    proofUnknown: machine.createStateConfig({
      exit: "dropFailure",
      on: { "outcome.check": "checkingProof" },
    }),
  };
}
