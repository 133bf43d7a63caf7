import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { confirmAnother } from "../../test/confirm.ts";
import {
  createWorld,
  enterAmount,
  offline,
  opened,
  reach,
  receipt,
  refused,
  terms,
} from "../../test/deposit-world.ts";

describe("the deposit machine", () => {
  test("completes a deposit with one request and one proof", async () => {
    const world = createWorld();
    const actor = enterAmount(world);
    let settled = "";
    actor.on("deposit.settled", ({ transactionId }) => (settled = transactionId));
    actor.send({ type: "step.next" });
    actor.send({ type: "step.next" });
    await reach(actor, "providingProof");
    actor.send({ type: "proof.choose", proof: receipt });
    actor.send({ type: "proof.submit" });
    actor.send({ type: "proof.submit" });
    await reach(actor, "settled");
    expect([world.keys, world.proofKeys, settled]).toEqual([["key-1"], ["key-2"], "D-1"]);
  });

  test("does not continue from an amount outside the limits", () => {
    const actor = enterAmount(createWorld());
    actor.send({ type: "amount.change", field: "usd", text: "9" });
    expect(actor.getSnapshot().can({ type: "step.next" })).toBe(false);
    actor.send({ type: "amount.change", field: "usd", text: "10" });
    expect(actor.getSnapshot().can({ type: "step.next" })).toBe(true);
  });

  test("shows the sent amounts once the field is blurred, and once they are confirmed", async () => {
    const world = createWorld({ terms: () => ({ ...terms, sellRate: "0.93" }) });
    const actor = enterAmount(world);
    const text = () => actor.getSnapshot().context.entry.text;
    actor.send({ type: "amount.change", field: "usd", text: "10.50" });
    expect(text()).toBe("10.50");
    actor.send({ type: "amount.leave" });
    expect(text()).toBe("10.51");
    actor.send({ type: "amount.change", field: "usd", text: "10.50" });
    actor.send({ type: "step.next" });
    expect(text()).toBe("10.51");
    const { context } = await reach(actor, "providingProof");
    expect(context.intent).toMatchObject({ localAmount: "9.77", usdAmount: "10.51" });
  });

  test("resets platform and amounts when the method changes, and not when it is selected again", () => {
    const actor = enterAmount(createWorld());
    actor.send({ type: "step.go", step: "method" });
    actor.send({ type: "method.choose", method: "bank" });
    expect(actor.getSnapshot().context).toMatchObject({ platformId: 11, entry: { text: "447" } });
    actor.send({ type: "method.choose", method: "crypto" });
    expect(actor.getSnapshot().context).toMatchObject({ platformId: null, entry: { text: "" } });
  });

  test("opens a later step by the step rail only where pressing Next would lead there", () => {
    const actor = createActor(createWorld().machine, { input: { draft: null } }).start();
    const reachable = () =>
      (["method", "platform", "amount"] as const).filter((step) =>
        actor.getSnapshot().can({ type: "step.go", step }),
      );
    expect(reachable()).toEqual([]);
    actor.send({ type: "method.choose", method: "bank" });
    expect(reachable()).toEqual(["platform"]);
    actor.send({ type: "step.go", step: "platform" });
    expect(reachable()).toEqual(["method"]);
    actor.send({ type: "platform.choose", platformId: 11 });
    expect(reachable()).toEqual(["method", "amount"]);
    actor.send({ type: "step.go", step: "method" });
    expect(reachable()).toEqual(["platform", "amount"]);
    actor.send({ type: "step.go", step: "amount" });
    expect(actor.getSnapshot().value).toBe("enteringAmount");
  });

  test("retains the provider's sentence and the input after a refusal, and creates a new key for the next attempt", async () => {
    let calls = 0;
    const world = createWorld({
      requestDeposit: () => ((calls += 1) === 1 ? Promise.reject(refused()) : Promise.resolve(opened("D-1"))),
    });
    const actor = enterAmount(world);
    actor.send({ type: "step.next" });
    const { context } = await reach(actor, "requestFailed");
    expect(context).toMatchObject({
      failure: { kind: "refused", message: "Too little." },
      entry: { field: "local", text: "447" },
      intent: null,
    });
    actor.send({ type: "failure.dismiss" });
    expect(actor.getSnapshot().context.failure).toBeNull();
    actor.send({ type: "step.next" });
    await reach(actor, "providingProof");
    expect(world.keys).toEqual(["key-1", "key-2"]);
  });

  test("sends nothing when it cannot read the existing deposits, and reports that the request failed", async () => {
    const world = createWorld({ listDeposits: () => Promise.reject(offline()) });
    const actor = enterAmount(world);
    actor.send({ type: "step.next" });
    const { context } = await reach(actor, "requestFailed");
    expect([context.failure, world.keys]).toEqual([{ operation: "DepositRequest", kind: "offline" }, []]);
  });

  test("looks up an unknown outcome before anything else, and continues with the result", async () => {
    const world = createWorld({
      requestDeposit: () => Promise.reject(offline()),
      findDeposit: () => Promise.resolve(opened("D-9")),
    });
    const actor = enterAmount(world);
    actor.send({ type: "step.next" });
    const { context } = await reach(actor, "providingProof");
    expect([context.transactionId, world.keys]).toEqual(["D-9", ["key-1"]]);
  });

  test("repeats with the same key only, and only when the look-up found nothing", async () => {
    let calls = 0;
    const world = createWorld({
      requestDeposit: () => ((calls += 1) === 1 ? Promise.reject(offline()) : Promise.resolve(opened("D-1"))),
    });
    const actor = enterAmount(world);
    actor.send({ type: "step.next" });
    await reach(actor, "requestNotFound");
    actor.send({ type: "request.repeat" });
    await reach(actor, "providingProof");
    expect(world.keys).toEqual(["key-1", "key-1"]);
  });

  test("repeats with the same key even though the rate has changed meanwhile", async () => {
    let calls = 0;
    let sellRate = "4.47";
    const world = createWorld({
      terms: () => ({
        gateway: null,
        platformName: "Daybreak Bank",
        currencyCode: "MYR",
        sellRate,
        min: "10",
        max: "1000",
      }),
      requestDeposit: () => ((calls += 1) === 1 ? Promise.reject(offline()) : Promise.resolve(opened("D-1"))),
    });
    const actor = enterAmount(world);
    actor.send({ type: "step.next" });
    await reach(actor, "requestNotFound");
    sellRate = "4.50";
    actor.send({ type: "request.repeat" });
    await reach(actor, "providingProof");
    expect(world.keys).toEqual(["key-1", "key-1"]);
  });

  test("retains the key for the same payload, creates one for another payload, and reuses the first key for the first payload", async () => {
    const world = createWorld({ requestDeposit: () => Promise.reject(offline()) });
    const actor = enterAmount(world);
    for (const amount of ["447", "447", "894", "447"]) {
      actor.send({ type: "amount.change", field: "local", text: amount });
      actor.send({ type: "step.next" });
      await confirmAnother(actor, "requestNotFound");
      await reach(actor, "requestNotFound");
      actor.send({ type: "step.go", step: "amount" });
    }
    const [first, second, third, fourth] = world.keys;
    expect([second, fourth]).toEqual([first, first]);
    expect(third).not.toBe(first);
  });

  test("retains the key for the same amount, in any notation", async () => {
    const world = createWorld({ requestDeposit: () => Promise.reject(offline()) });
    const actor = enterAmount(world);
    for (const text of ["447", "447.0", "447.00"]) {
      actor.send({ type: "amount.change", field: "local", text });
      actor.send({ type: "step.next" });
      await reach(actor, "requestNotFound");
      actor.send({ type: "step.go", step: "amount" });
    }
    expect(world.keys).toEqual(["key-1", "key-1", "key-1"]);
  });

  test("offers only another look-up while the outcome is unknown", async () => {
    const world = createWorld({
      requestDeposit: () => Promise.reject(offline()),
      findDeposit: () => Promise.reject(offline()),
    });
    const actor = enterAmount(world);
    actor.send({ type: "step.next" });
    const snapshot = await reach(actor, "requestUnknown");
    expect(snapshot.can({ type: "step.next" })).toBe(false);
    expect(snapshot.can({ type: "request.repeat" })).toBe(false);
    expect(snapshot.can({ type: "step.go", step: "amount" })).toBe(false);
    expect(snapshot.can({ type: "outcome.check" })).toBe(true);
  });

  test("settles when the proof arrived although its reply was lost", async () => {
    const world = createWorld({
      submitProof: () => Promise.reject(offline()),
      hasProof: () => Promise.resolve(true),
    });
    const actor = enterAmount(world);
    actor.send({ type: "step.next" });
    await reach(actor, "providingProof");
    actor.send({ type: "proof.choose", proof: receipt });
    actor.send({ type: "proof.submit" });
    await reach(actor, "settled");
    expect(world.proofKeys).toHaveLength(1);
  });
});
