import { ApiError } from "@broker/sdk";
import { createActor, waitFor } from "xstate";
import { createTestOncePorts } from "./once-ports.ts";
import type { DepositIntent } from "../src/deposit/deposit.intent.ts";
import { createDepositMachine, type DepositPorts } from "../src/deposit/deposit.machine.ts";

/** An error without an answer: the outcome is unknown. */
export const offline = () => new ApiError({ operation: "DepositRequest", kind: "offline" });
/** A refusal with a sentence of the provider. */
export const refused = (code = 2002, message = "Too little.") =>
  new ApiError({ operation: "DepositRequest", kind: "refused", code, message });
/** An opened deposit by bank or crypto. */
export const opened = (transactionId: string) => ({ transactionId, handoff: null });
/** A proof of payment. */
export const receipt = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });

/** The terms of a bank. */
export const terms = {
  gateway: null,
  platformName: "Daybreak Bank",
  currencyCode: "MYR",
  sellRate: "4.47",
  min: "10",
  max: "1000",
};

/** Creates a deposit machine over ports of lambdas, and counts their calls. */
export function createWorld(ports: Partial<DepositPorts> = {}) {
  const keys: string[] = [];
  const proofKeys: string[] = [];
  const machine = createDepositMachine({
    terms: () => terms,
    ...createTestOncePorts<DepositIntent>(),
    openedBy: ({ transactionId }) => opened(transactionId ?? ""),
    listDeposits: () => Promise.resolve([]),
    findDeposit: () => Promise.resolve(null),
    hasProof: () => Promise.resolve(false),
    openWindow: () => true,
    watchPayment: () => new Promise(() => {}),
    ...ports,
    requestDeposit(intent, signal) {
      keys.push(intent.key);
      return ports.requestDeposit?.(intent, signal) ?? Promise.resolve(opened("D-1"));
    },
    submitProof(proof, signal) {
      proofKeys.push(proof.key);
      return ports.submitProof?.(proof, signal) ?? Promise.resolve(null);
    },
  });
  return { machine, keys, proofKeys };
}

/** Starts the machine and drives it to the amount of 447 MYR. */
export function enterAmount({ machine }: ReturnType<typeof createWorld>) {
  const actor = createActor(machine, { input: { draft: null } }).start();
  actor.send({ type: "method.choose", method: "bank" });
  actor.send({ type: "step.next" });
  actor.send({ type: "platform.choose", platformId: 11 });
  actor.send({ type: "step.next" });
  actor.send({ type: "amount.change", field: "local", text: "447" });
  return actor;
}

type Actor = ReturnType<typeof enterAmount>;

/** Waits until the machine is in a state. */
export const reach = (actor: Actor, value: ReturnType<Actor["getSnapshot"]>["value"]) =>
  waitFor(actor, (snapshot) => snapshot.value === value);
