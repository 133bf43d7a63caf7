import { describe, expect, test } from "vitest";
import type { StorageLike } from "../session/session.store.ts";
import { startContext } from "./withdrawal.intent.ts";
import { type WithdrawalDraft, withdrawalStore } from "./withdrawal.store.ts";

function createStorage(record?: string): StorageLike & { text(): string } {
  const map = new Map(record === undefined ? [] : [["withdrawalDraft", record]]);
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    text: () => [...map.values()].join(""),
  };
}

const draft: WithdrawalDraft = {
  platformId: 11,
  entry: { field: "usd", text: "100" },
  codeSent: { resendAt: 60_000, expiresAt: 300_000 },
  intent: { key: "k", platformId: 11, currencyCode: "MYR", usdAmount: "100", localAmount: "441.00" },
  known: ["W-7"],
  unresolved: [
    {
      intent: { key: "j", platformId: 11, currencyCode: "MYR", usdAmount: "50", localAmount: "220.50" },
      known: [],
    },
  ],
  phase: "submitting",
};
const context = { ...startContext(draft, 0), code: "493027", sentCode: "493027" };

const kept = (change: object) =>
  JSON.stringify({ version: 1, staffUserId: 7, draft: { ...draft, ...change } });

describe("the draft of a withdrawal", () => {
  test("outlives a reload, without the one-time code", () => {
    const storage = createStorage();
    withdrawalStore.save(storage, 7, context);
    expect(withdrawalStore.load(storage, 7)).toEqual(draft);
    expect(storage.text()).not.toContain("493027");
  });

  test("is never given to another user, and is gone once it is cleared", () => {
    const storage = createStorage();
    withdrawalStore.save(storage, 7, context);
    expect(withdrawalStore.load(storage, 8)).toBeNull();
    withdrawalStore.clear(storage);
    expect(withdrawalStore.load(storage, 7)).toBeNull();
  });

  test.each([
    ["broken", "{"],
    ["no object", "7"],
    ["of another version", JSON.stringify({ version: 2, staffUserId: 7, draft })],
    ["of an amount that is no number", kept({ intent: { ...draft.intent, usdAmount: "1e" } })],
    ["of a local amount that is no number", kept({ intent: { ...draft.intent, localAmount: "-" } })],
    ["without a key", JSON.stringify({ version: 1, staffUserId: 7, draft: { ...draft, intent: {} } })],
    ["of an unknown phase", JSON.stringify({ version: 1, staffUserId: 7, draft: { ...draft, phase: "x" } })],
  ])("is dropped when the record is %s", (_what, record) => {
    expect(withdrawalStore.load(createStorage(record), 7)).toBeNull();
  });

  test("costs nothing but itself where storage is forbidden or full", () => {
    const refuse = () => {
      throw new DOMException("QuotaExceededError");
    };
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => withdrawalStore.save(forbidden, 7, context)).not.toThrow();
    expect(() => withdrawalStore.clear(forbidden)).not.toThrow();
    expect(withdrawalStore.load(forbidden, 7)).toBeNull();
  });
});
