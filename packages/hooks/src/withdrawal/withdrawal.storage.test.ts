import { describe, expect, test } from "vitest";
import type { StorageLike } from "../session/session.ts";
import { toStartContext } from "./withdrawal.intent.ts";
import { type WithdrawalDraft, withdrawalDrafts } from "./withdrawal.storage.ts";

function createStorage(record?: string): StorageLike & { text(): string } {
  const map = new Map(record === undefined ? [] : [["withdrawalDraft.7", record]]);
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    text: () => [...map.values()].join(""),
  };
}

const intent = {
  key: "k",
  platformId: 11,
  platformName: "Daybreak Bank",
  currencyCode: "MYR",
  usdAmount: "100",
  localAmount: "441.00",
  walletAddress: null,
};
const draft: WithdrawalDraft = {
  platformId: 11,
  entry: { field: "usd", text: "100" },
  codeSent: { resendAt: 60_000, expiresAt: 300_000, order: null },
  intent,
  known: ["W-7"],
  unresolved: [
    {
      intent: {
        key: "j",
        platformId: 11,
        platformName: "Daybreak Bank",
        currencyCode: "MYR",
        usdAmount: "50",
        localAmount: "220.50",
        walletAddress: null,
      },
      known: [],
    },
  ],
  phase: "submitting",
};
const context = { ...toStartContext(draft, 0), code: "493027", sentCode: "493027" };

/** The keys of the tab that sent them. */
const own = new Set(["k", "j"]);

const kept = (change: object) =>
  JSON.stringify({ staffUserId: 7, drafts: [{ version: 2, ...draft, ...change }] });

describe("the draft of a withdrawal", () => {
  test("survives a reload, without the one-time code", () => {
    const storage = createStorage();
    withdrawalDrafts.save(storage, 7, { context, own });
    expect(withdrawalDrafts.load(storage, 7)).toMatchObject(draft);
    expect(storage.text()).not.toContain("493027");
  });

  test("is never restored for another user, and is deleted when its tab stores no draft any more", () => {
    const storage = createStorage();
    withdrawalDrafts.save(storage, 7, { context, own });
    expect(withdrawalDrafts.load(storage, 8)).toBeNull();
    withdrawalDrafts.save(storage, 7, { context: null, own });
    expect(withdrawalDrafts.load(storage, 7)).toBeNull();
  });

  test("survives another user's actions in the same browser", () => {
    const storage = createStorage();
    withdrawalDrafts.save(storage, 7, { context, own });
    withdrawalDrafts.save(storage, 8, { context: toStartContext(null, 0), own: new Set() });
    expect(withdrawalDrafts.load(storage, 7)).toMatchObject(draft);
    expect(withdrawalDrafts.load(storage, 8)?.unresolved).toEqual([]);
  });

  test("survives what another tab chooses, sends and ends", () => {
    const storage = createStorage();
    const other = toStartContext({ ...draft, intent: { ...intent, key: "other" } }, 0);
    const tab = { own: new Set(["other", "j"]) };
    withdrawalDrafts.save(storage, 7, { context, own });
    withdrawalDrafts.save(storage, 7, { context: toStartContext(null, 0), ...tab });
    expect(withdrawalDrafts.load(storage, 7)).toMatchObject(draft);
    withdrawalDrafts.save(storage, 7, { context: other, ...tab });
    expect(withdrawalDrafts.load(storage, 7)?.intent?.key).toBe("other");
    withdrawalDrafts.save(storage, 7, { context: null, ...tab });
    expect(withdrawalDrafts.load(storage, 7)).toMatchObject(draft);
  });

  test("retains what may still arrive, though it is entered again and another tab chooses", () => {
    const storage = createStorage();
    const lost = toStartContext({ ...draft, intent: null, phase: "draft" }, 0);
    withdrawalDrafts.save(storage, 7, { context: lost, own });
    withdrawalDrafts.save(storage, 7, { context: toStartContext(null, 0), own: new Set() });
    expect(withdrawalDrafts.load(storage, 7)?.unresolved).toEqual(draft.unresolved);
  });

  test.each([
    ["broken", "{"],
    ["no object", "7"],
    ["of another version", JSON.stringify({ staffUserId: 7, drafts: [{ version: 1, ...draft }] })],
    ["of an amount that is no number", kept({ intent: { ...intent, usdAmount: "1e" } })],
    ["of a local amount that is no number", kept({ intent: { ...intent, localAmount: "-" } })],
    ["without a key", kept({ intent: {} })],
    ["of an unknown phase", kept({ phase: "x" })],
  ])("is discarded when the record is %s", (_what, record) => {
    expect(withdrawalDrafts.load(createStorage(record), 7)).toBeNull();
  });

  test("is lost without an error where storage is forbidden or full", () => {
    const refuse = () => {
      throw new DOMException("QuotaExceededError");
    };
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => withdrawalDrafts.save(forbidden, 7, { context, own })).not.toThrow();
    expect(() => withdrawalDrafts.save(forbidden, 7, { context: null, own })).not.toThrow();
    expect(withdrawalDrafts.load(forbidden, 7)).toBeNull();
  });
});
