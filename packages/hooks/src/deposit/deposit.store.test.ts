import { describe, expect, test } from "vitest";
import type { StorageLike } from "../session/session.store.ts";
import { startContext } from "./deposit.intent.ts";
import { depositStore } from "./deposit.store.ts";

function createStorage(record?: string): StorageLike {
  const map = new Map(record === undefined ? [] : [["depositDraft", record]]);
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
  proofName: "receipt.pdf",
  proofKey: "p",
  phase: "submitting",
} as const;
const context = { ...startContext(draft), proof: new File(["%PDF"], "receipt.pdf") };

const kept = (change: object) =>
  JSON.stringify({ version: 4, staffUserId: 7, draft: { ...draft, ...change } });

describe("the draft of a deposit", () => {
  test("outlives a reload, without the file", () => {
    const storage = createStorage();
    depositStore.save(storage, 7, context);
    expect(depositStore.load(storage, 7)).toEqual(draft);
  });

  test("is never given to another user", () => {
    const storage = createStorage();
    depositStore.save(storage, 7, context);
    expect(depositStore.load(storage, 8)).toBeNull();
  });

  test("is gone once it is cleared", () => {
    const storage = createStorage();
    depositStore.save(storage, 7, context);
    depositStore.clear(storage);
    expect(depositStore.load(storage, 7)).toBeNull();
  });

  test("that one tab opened outlasts what another tab chooses and ends, but not what that one opens", () => {
    const storage = createStorage();
    const transactionId = () => depositStore.load(storage, 7)?.transactionId;
    const own = new Set(["other"]);
    depositStore.save(storage, 7, context);
    depositStore.keep(storage, 7, { context: startContext(null), own });
    depositStore.keep(storage, 7, { context: null, own });
    expect(transactionId()).toBe("D-1");
    const opened = { ...context, intent: { ...draft.intent, key: "other" }, transactionId: "D-2" };
    depositStore.keep(storage, 7, { context: opened, own });
    expect(transactionId()).toBe("D-2");
    depositStore.keep(storage, 7, { context: startContext(null), own });
    expect(transactionId()).toBeNull();
    depositStore.keep(storage, 7, { context: null, own });
    expect(transactionId()).toBeUndefined();
  });

  test.each([
    ["broken", "{"],
    ["no object", "7"],
    ["of another version", JSON.stringify({ version: 1, staffUserId: 7, draft })],
    [
      "of an unknown method",
      JSON.stringify({ version: 4, staffUserId: 7, draft: { ...draft, method: "cash" } }),
    ],
    ["of a rate that is no number", kept({ quotedRate: "4,47" })],
    ["of an amount that is no number", kept({ intent: { ...draft.intent, usdAmount: "a hundred" } })],
    [
      "of an earlier amount that is no number",
      kept({ unresolved: [{ intent: { ...draft.intent, localAmount: "" }, known: [] }] }),
    ],
    ["without a key", JSON.stringify({ version: 4, staffUserId: 7, draft: { ...draft, intent: {} } })],
  ])("is dropped when the record is %s", (_what, record) => {
    expect(depositStore.load(createStorage(record), 7)).toBeNull();
  });

  test("costs nothing but itself where storage is forbidden or full", () => {
    const refuse = () => {
      throw new DOMException("QuotaExceededError");
    };
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => depositStore.save(forbidden, 7, context)).not.toThrow();
    expect(() => depositStore.clear(forbidden)).not.toThrow();
    expect(depositStore.load(forbidden, 7)).toBeNull();
  });
});
