import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { depositDrafts } from "./deposit.storage.ts";
import { createWorld, reach } from "../../test/deposit-world.ts";

describe("after a reload", () => {
  const draftAt = (context: object) => {
    const map = new Map<string, string>();
    const store = {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    };
    const { context: fresh } = createActor(createWorld().machine, { input: { draft: null } }).getSnapshot();
    depositDrafts.save(store, 7, { context: { ...fresh, ...context }, own: new Set() });
    expect(depositDrafts.load(store, 8)).toBeNull();
    return depositDrafts.load(store, 7);
  };
  const intent = {
    key: "key-0",
    method: "bank",
    platformId: 11,
    platformName: "Daybreak Bank",
    gateway: null,
    option: null,
    currencyCode: "MYR",
    localAmount: "447",
    usdAmount: "100.00",
  };
  const entered = {
    method: "bank",
    platformId: 11,
    entry: { field: "local", text: "447" },
    quotedRate: "4.47",
  };

  test.each([
    ["nothing chosen", {}, "choosingMethod"],
    ["a method", { method: "bank" }, "choosingPlatform"],
    ["a platform", { method: "bank", platformId: 11 }, "enteringAmount"],
    ["a request under way", { ...entered, intent, phase: "requesting" }, "checkingRequest"],
    ["a deposit without proof", { ...entered, intent, transactionId: "D-1" }, "providingProof"],
    [
      "a proof under way",
      { ...entered, intent, transactionId: "D-1", proofKey: "k", phase: "submitting" },
      "checkingProof",
    ],
  ])("with %s it is restored, and sends nothing again", (_what, context, value) => {
    const world = createWorld();
    const actor = createActor(world.machine, { input: { draft: draftAt(context) } }).start();
    expect(actor.getSnapshot().value).toBe(value);
    expect([world.keys, world.proofKeys]).toEqual([[], []]);
  });

  test("retains the key of a running request", async () => {
    const world = createWorld();
    const draft = draftAt({ ...entered, intent, phase: "requesting" });
    const actor = createActor(world.machine, { input: { draft } }).start();
    await reach(actor, "requestNotFound");
    actor.send({ type: "request.repeat" });
    await reach(actor, "providingProof");
    expect(world.keys).toEqual(["key-0"]);
  });
});
