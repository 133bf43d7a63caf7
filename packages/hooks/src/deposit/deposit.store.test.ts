import { describe, expect, test } from "vitest";
import type { StorageLike } from "../session/session.store.ts";
import { startContext } from "./deposit.intent.ts";
import { depositStore } from "./deposit.store.ts";

function createStorage(record?: string): StorageLike {
  const map = new Map(record === undefined ? [] : [["depositDraft.7", record]]);
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const draft = {
  method: "bank",
  platformId: 11,
  gateway: null,
  option: null,
  entry: { field: "local", text: "447" },
  quotedRate: "4.47",
  intent: {
    key: "k",
    method: "bank",
    platformId: 11,
    platformName: "Maybank",
    gateway: null,
    option: null,
    currencyCode: "MYR",
    localAmount: "447",
    usdAmount: "100.00",
  },
  known: ["D-0"],
  unresolved: [],
  transactionId: "D-1",
  handoff: null,
  proofKey: "p",
  phase: "submitting",
} as const;
const context = { ...startContext(draft), proof: new File(["%PDF"], "receipt.pdf") };

/** The keys of the tab that opened it. */
const own = new Set(["k"]);

const kept = (change: object) =>
  JSON.stringify({ staffUserId: 7, drafts: [{ version: 5, ...draft, ...change }] });

describe("the draft of a deposit", () => {
  test("outlives a reload, without the file", () => {
    const storage = createStorage();
    depositStore.save(storage, 7, { context, own });
    expect(depositStore.load(storage, 7)).toMatchObject(draft);
    // Nor its name, which may be personal.
    expect(storage.getItem("depositDraft.7")).not.toContain("receipt");
  });

  test("is never given to another user", () => {
    const storage = createStorage();
    depositStore.save(storage, 7, { context, own });
    expect(depositStore.load(storage, 8)).toBeNull();
  });

  test("outlasts what another user does in the same browser, who finds their own", () => {
    const storage = createStorage();
    depositStore.save(storage, 7, { context, own });
    const chosen = { ...startContext(null), method: "crypto" as const };
    depositStore.save(storage, 8, { context: chosen, own: new Set() });
    expect(depositStore.load(storage, 7)).toMatchObject(draft);
    expect(depositStore.load(storage, 8)).toMatchObject({ method: "crypto", transactionId: null });
    depositStore.save(storage, 8, { context: null, own: new Set() });
    expect(depositStore.load(storage, 7)).toMatchObject(draft);
  });

  test("is gone once its tab is done with it", () => {
    const storage = createStorage();
    depositStore.save(storage, 7, { context, own });
    depositStore.save(storage, 7, { context: null, own });
    expect(storage.getItem("depositDraft.7")).toBeNull();
  });

  test("outlasts what another tab chooses, opens, is refused and ends", () => {
    const storage = createStorage();
    const tab = { own: new Set(["other"]) };
    const transactionId = () => depositStore.load(storage, 7)?.transactionId;
    const intent = { ...draft.intent, key: "other" };
    depositStore.save(storage, 7, { context, own });
    for (const one of [
      startContext(null),
      { ...startContext(null), method: "bank" as const, intent, phase: "requesting" as const },
      { ...startContext(null), method: "bank" as const, phase: "requesting" as const },
    ])
      depositStore.save(storage, 7, { context: one, ...tab });
    expect(transactionId()).toBe("D-1");
    depositStore.save(storage, 7, { context: { ...context, intent, transactionId: "D-2" }, ...tab });
    expect(transactionId()).toBe("D-2");
    expect(depositStore.all(storage, 7).find((one) => one.transactionId === "D-1")).toMatchObject(draft);
    depositStore.save(storage, 7, { context: null, ...tab });
    expect(transactionId()).toBe("D-1");
    depositStore.save(storage, 7, { context: null, own });
    expect(storage.getItem("depositDraft.7")).toBeNull();
  });

  test("keeps what may still arrive, of every tab", () => {
    const storage = createStorage();
    const sent = (key: string) => ({ intent: { ...draft.intent, key }, known: ["D-0"] });
    for (const key of ["a", "b"]) {
      const lost = { ...startContext(null), method: "crypto" as const, unresolved: [sent(key)] };
      depositStore.save(storage, 7, { context: lost, own: new Set([key]) });
    }
    depositStore.save(storage, 7, { context: startContext(null), own: new Set() });
    expect(depositStore.load(storage, 7)).toMatchObject({
      method: "crypto",
      unresolved: [sent("a"), sent("b")],
    });
  });

  test.each([
    ["broken", "{"],
    ["no object", "7"],
    ["of another version", JSON.stringify({ staffUserId: 7, drafts: [{ version: 4, ...draft }] })],
    [
      "of an unknown method",
      JSON.stringify({ staffUserId: 7, drafts: [{ version: 5, ...draft, method: "cash" }] }),
    ],
    ["of a rate that is no number", kept({ quotedRate: "4,47" })],
    ["of an amount that is no number", kept({ intent: { ...draft.intent, usdAmount: "a hundred" } })],
    [
      "of an earlier amount that is no number",
      kept({ unresolved: [{ intent: { ...draft.intent, localAmount: "" }, known: [] }] }),
    ],
    ["without a key", kept({ intent: {} })],
  ])("is dropped when the record is %s", (_what, record) => {
    expect(depositStore.load(createStorage(record), 7)).toBeNull();
  });

  test("is restored beside one of another tab's that cannot be read", () => {
    const record = JSON.stringify({ staffUserId: 7, drafts: [{}, { version: 5, ...draft }] });
    expect(depositStore.load(createStorage(record), 7)).toMatchObject(draft);
  });

  test("costs nothing but itself where storage is forbidden or full", () => {
    const refuse = () => {
      throw new DOMException("QuotaExceededError");
    };
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => depositStore.save(forbidden, 7, { context, own })).not.toThrow();
    expect(() => depositStore.save(forbidden, 7, { context: null, own })).not.toThrow();
    expect(depositStore.load(forbidden, 7)).toBeNull();
  });
});
