import { describe, expect, test } from "vitest";
import type { DepositPorts } from "./deposit.machine.ts";
import { createWorld, enterAmount, offline, reach, receipt, refused } from "../../test/deposit-world.ts";

const handoff = { kind: "url", url: "https://pay.example.com/D-1" } as const;
const terms = () => ({
  gateway: { name: "ess", option: null } as const,
  platformName: "ESS",
  currencyCode: "MYR",
  sellRate: "4.47",
  min: "10",
  max: "1000",
});
const requestDeposit = () => Promise.resolve({ transactionId: "D-1", handoff });

async function toContinuing(ports: Partial<DepositPorts>) {
  const actor = enterAmount(createWorld({ terms, requestDeposit, ...ports }));
  actor.send({ type: "step.next" });
  await reach(actor, "continuing");
  return actor;
}

describe("a hosted payment", () => {
  test("that is left open for another deposit reports its key; a cancelled one is over", async () => {
    const ends = [() => new Promise<never>(() => {}), () => Promise.resolve("cancelled" as const)];
    const left: string[][] = [];
    for (const [index, watchPayment] of ends.entries()) {
      const actor = await toContinuing({ watchPayment });
      const keys: string[] = [];
      actor.on("deposit.left", ({ key }) => keys.push(key));
      actor.send({ type: "payment.continue" });
      await reach(actor, index === 0 ? "awaitingPayment" : "paymentCancelled");
      actor.send({ type: "deposit.restart" });
      expect(actor.getSnapshot()).toMatchObject({ value: "choosingMethod", context: { intent: null } });
      left.push(keys);
    }
    expect(left).toEqual([["key-1"], []]);
  });

  test("is opened within the command itself, in the click handler", async () => {
    const windows: unknown[] = [];
    const openWindow: DepositPorts["openWindow"] = (payment) => windows.push(payment) > 0;
    const actor = await toContinuing({ openWindow });
    actor.send({ type: "payment.continue" });
    expect(windows).toEqual([{ transactionId: "D-1", handoff }]);
    expect(actor.getSnapshot().value).toBe("awaitingPayment");
  });

  test("that the browser blocks is detected before the command returns, and is not polled", async () => {
    const signals: AbortSignal[] = [];
    const watchPayment: DepositPorts["watchPayment"] = (_id, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    const actor = await toContinuing({ openWindow: () => false, watchPayment });
    actor.send({ type: "payment.continue" });
    expect(actor.getSnapshot().value).toBe("windowBlocked");
    expect(signals.filter(({ aborted }) => !aborted)).toEqual([]);
  });

  test("has a dialog with one command, and no other exit", async () => {
    const actor = await toContinuing({});
    actor.send({ type: "deposit.restart" });
    actor.send({ type: "step.go", step: "method" });
    expect(actor.getSnapshot().value).toBe("continuing");
  });

  test("settles when it is completed, and reports it once", async () => {
    const settled: string[] = [];
    const actor = await toContinuing({ watchPayment: () => Promise.resolve("completed") });
    actor.on("deposit.settled", ({ transactionId }) => settled.push(transactionId));
    actor.send({ type: "payment.continue" });
    await reach(actor, "settled");
    expect(settled).toEqual(["D-1"]);
  });

  test("can be polled again after polling failed", async () => {
    let looks = 0;
    const watchPayment: DepositPorts["watchPayment"] = () =>
      (looks += 1) === 1 ? Promise.reject(offline()) : Promise.resolve("cancelled");
    const actor = await toContinuing({ watchPayment });
    actor.send({ type: "payment.continue" });
    await reach(actor, "paymentUnknown");
    actor.send({ type: "outcome.check" });
    await reach(actor, "paymentCancelled");
    expect(looks).toBe(2);
  });
});

describe("a proof that the provider refuses because there is one, or none is accepted any more", () => {
  const message = "A receipt for this deposit was already sent.";
  const submitProof = () => Promise.reject(refused(2006, message));
  async function submit(ports: Partial<DepositPorts>) {
    const actor = enterAmount(createWorld({ submitProof, ...ports }));
    actor.send({ type: "step.next" });
    await reach(actor, "providingProof");
    actor.send({ type: "proof.choose", proof: receipt });
    actor.send({ type: "proof.submit" });
    return actor;
  }

  test("settles when there is one: an earlier one was delayed", async () => {
    const { context } = await reach(await submit({ hasProof: () => Promise.resolve(true) }), "settled");
    expect(context.failure).toBeNull();
  });

  test("is a refusal with the provider's sentence when there is none", async () => {
    const { context } = await reach(await submit({}), "proofFailed");
    expect(context.failure).toMatchObject({ operation: "SubmitDeposit", message });
  });
});
