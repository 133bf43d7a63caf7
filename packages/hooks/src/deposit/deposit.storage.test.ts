import { describe, expect, test } from "vitest";
import type { StorageLike } from "../kept-record.ts";
import { toStartContext } from "./deposit.intent.ts";
import { depositDrafts } from "./deposit.storage.ts";

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
    platformName: "Daybreak Bank",
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
const context = { ...toStartContext(draft), proof: new File(["%PDF"], "receipt.pdf") };

/** The keys of the tab that opened the deposit. */
const own = new Set(["k"]);

const kept = (change: object) =>
  JSON.stringify({ staffUserId: 7, drafts: [{ version: 6, ...draft, ...change }] });

describe("the draft of a deposit", () => {
  test("survives a reload, without the file", () => {
    const storage = createStorage();
    depositDrafts.save(storage, 7, { context, own });
    expect(depositDrafts.load(storage, 7)).toMatchObject(draft);
    // The file's name may be personal, so it is not stored either.
    expect(storage.getItem("depositDraft.7")).not.toContain("receipt");
  });

  test("is never restored for another user", () => {
    const storage = createStorage();
    depositDrafts.save(storage, 7, { context, own });
    expect(depositDrafts.load(storage, 8)).toBeNull();
  });

  test("survives another user's drafts in the same browser, and each user gets their own", () => {
    const storage = createStorage();
    depositDrafts.save(storage, 7, { context, own });
    const chosen = { ...toStartContext(null), method: "crypto" as const };
    depositDrafts.save(storage, 8, { context: chosen, own: new Set() });
    expect(depositDrafts.load(storage, 7)).toMatchObject(draft);
    expect(depositDrafts.load(storage, 8)).toMatchObject({ method: "crypto", transactionId: null });
    depositDrafts.save(storage, 8, { context: null, own: new Set() });
    expect(depositDrafts.load(storage, 7)).toMatchObject(draft);
  });

  test("is deleted when its tab stores no draft any more", () => {
    const storage = createStorage();
    depositDrafts.save(storage, 7, { context, own });
    depositDrafts.save(storage, 7, { context: null, own });
    expect(storage.getItem("depositDraft.7")).toBeNull();
  });

  test("survives the choices, requests, refusals and endings of another tab", () => {
    const storage = createStorage();
    const tab = { own: new Set(["other"]) };
    const transactionId = () => depositDrafts.load(storage, 7)?.transactionId;
    const intent = { ...draft.intent, key: "other" };
    depositDrafts.save(storage, 7, { context, own });
    for (const one of [
      toStartContext(null),
      { ...toStartContext(null), method: "bank" as const, intent, phase: "requesting" as const },
      { ...toStartContext(null), method: "bank" as const, phase: "requesting" as const },
    ])
      depositDrafts.save(storage, 7, { context: one, ...tab });
    expect(transactionId()).toBe("D-1");
    depositDrafts.save(storage, 7, { context: { ...context, intent, transactionId: "D-2" }, ...tab });
    expect(transactionId()).toBe("D-2");
    expect(depositDrafts.all(storage, 7).find((one) => one.transactionId === "D-1")).toMatchObject(draft);
    depositDrafts.save(storage, 7, { context: null, ...tab });
    expect(transactionId()).toBe("D-1");
    depositDrafts.save(storage, 7, { context: null, own });
    expect(storage.getItem("depositDraft.7")).toBeNull();
  });

  test("retains what may still arrive, of every tab", () => {
    const storage = createStorage();
    const sent = (key: string) => ({ intent: { ...draft.intent, key }, known: ["D-0"] });
    for (const key of ["a", "b"]) {
      const lost = { ...toStartContext(null), method: "crypto" as const, unresolved: [sent(key)] };
      depositDrafts.save(storage, 7, { context: lost, own: new Set([key]) });
    }
    depositDrafts.save(storage, 7, { context: toStartContext(null), own: new Set() });
    expect(depositDrafts.load(storage, 7)).toMatchObject({
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
      JSON.stringify({ staffUserId: 7, drafts: [{ version: 6, ...draft, method: "cash" }] }),
    ],
    ["of a rate that is no number", kept({ quotedRate: "4,47" })],
    ["of an amount that is no number", kept({ intent: { ...draft.intent, usdAmount: "a hundred" } })],
    [
      "of an earlier amount that is no number",
      kept({ unresolved: [{ intent: { ...draft.intent, localAmount: "" }, known: [] }] }),
    ],
    ["without a key", kept({ intent: {} })],
  ])("is discarded when the record is %s", (_what, record) => {
    expect(depositDrafts.load(createStorage(record), 7)).toBeNull();
  });

  test.each([
    ["ess", null],
    ["smilepayz", "paymentMethod"],
    ["razorpay", "bank"],
    [null, null],
  ])("of version 5 keeps its key and what may still arrive, also at gateway %s", (name, option) => {
    const gateway = name === null ? null : { name, option };
    const intentAt = (own: unknown, key: string) => ({ ...draft.intent, key, gateway: own });
    const lost = (own: unknown) => [{ intent: intentAt(own, "lost"), known: ["D-0"] }];
    const before = { gateway: name, intent: intentAt(name, "k"), unresolved: lost(name) };
    const storage = createStorage(kept({ ...before, version: 5, phase: "requesting" }));
    const upgraded = { gateway, intent: intentAt(gateway, "k"), unresolved: lost(gateway) };
    expect(depositDrafts.load(storage, 7)).toEqual({
      ...draft,
      ...upgraded,
      version: 5,
      phase: "requesting",
    });
    depositDrafts.forget(storage, 7, ["lost"]);
    expect(depositDrafts.all(storage, 7).map(({ unresolved }) => unresolved)).toEqual([[]]);
  });

  test("is restored beside an unreadable one of another tab", () => {
    const record = JSON.stringify({ staffUserId: 7, drafts: [{}, { version: 6, ...draft }] });
    expect(depositDrafts.load(createStorage(record), 7)).toMatchObject(draft);
  });

  test("is lost without an error where storage is forbidden or full", () => {
    const refuse = () => {
      throw new DOMException("QuotaExceededError");
    };
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => depositDrafts.save(forbidden, 7, { context, own })).not.toThrow();
    expect(() => depositDrafts.save(forbidden, 7, { context: null, own })).not.toThrow();
    expect(depositDrafts.load(forbidden, 7)).toBeNull();
  });
});
