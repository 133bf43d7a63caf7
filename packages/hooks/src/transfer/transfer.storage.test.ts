import { describe, expect, test } from "vitest";
import type { StorageLike } from "../kept-record.ts";
import { draftKey } from "../session/draft-key.ts";
import { toStartContext } from "./transfer.intent.ts";
import type { TransferKind } from "./transfer.rules.ts";
import { type TransferDraft, transferDrafts } from "./transfer.storage.ts";

function createStorage(record?: string): StorageLike & { text(): string } {
  const map = new Map(record === undefined ? [] : [["transferDraft.7", record]]);
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    text: () => [...map.values()].join(""),
  };
}

const local = { amount: "223.50", currencyCode: "MYR" };
const intent = {
  key: "k",
  kind: "eWallet" as const,
  usdAmount: "50",
  local,
  recipientLogin: null,
  fileHash: null,
};
const draft: TransferDraft = {
  kind: "eWallet",
  intent,
  known: ["T-7"],
  unresolved: [],
  phase: "submitting",
};
const load = (storage: StorageLike, staffUserId: number, kind: TransferKind) =>
  transferDrafts.load(storage, staffUserId, (one) => one.kind === kind);
const open = toStartContext("eWallet", draft);
/** The keys of the tab that sent it. */
const own = new Set(["k"]);
const recipient = { cTraderLogin: "5100235", email: "friend@example.com", display: "F***d" };

const kept = (one: object) =>
  JSON.stringify({ staffUserId: 7, drafts: [{ version: 2, ...draft, intent: one }] });

describe("an open transfer", () => {
  test("survives a reload, separately for each kind", () => {
    const storage = createStorage();
    transferDrafts.save(storage, 7, { context: open, own });
    transferDrafts.save(storage, 7, {
      context: toStartContext("user", { ...draft, intent: { ...intent, key: "u" } }),
      own: new Set(["u"]),
    });
    expect(load(storage, 7, "eWallet")).toMatchObject(draft);
    expect(load(storage, 7, "user")?.intent?.key).toBe("u");
    expect(load(storage, 7, "trading")).toBeNull();
  });

  test("that is settled leaves only earlier requests that may still arrive", () => {
    const storage = createStorage();
    const earlier = { intent: { ...intent, key: "e" }, known: [] };
    const context = { ...open, unresolved: [earlier, { intent, known: [] }] };
    transferDrafts.save(storage, 7, { context, isOver: true, own: new Set(["e", "k"]) });
    expect(load(storage, 7, "eWallet")).toMatchObject({
      intent: null,
      phase: "draft",
      unresolved: [earlier],
    });
    transferDrafts.save(storage, 7, { context: open, isOver: true, own: new Set(["e", "k"]) });
    expect(load(storage, 7, "eWallet")).toBeNull();
  });

  test("of another release is not changed, for tabs of that release", () => {
    const storage = createStorage();
    const older = { ...draft, version: 1 };
    storage.setItem(draftKey("transferDraft", 7), JSON.stringify({ staffUserId: 7, drafts: [older] }));
    transferDrafts.save(storage, 7, { context: open, own });
    expect(load(storage, 7, "eWallet")).toMatchObject(draft);
    transferDrafts.save(storage, 7, { context: null, own });
    expect(JSON.parse(storage.getItem(draftKey("transferDraft", 7)) ?? "")).toMatchObject({
      drafts: [older],
    });
  });

  test("stores no data of another user except the login by which it is looked up", () => {
    const storage = createStorage();
    const sent = { ...draft, intent: { ...intent, recipientLogin: "5100235" } };
    transferDrafts.save(storage, 7, { context: { ...toStartContext("user", sent), recipient }, own });
    expect(load(storage, 7, "user")?.intent?.recipientLogin).toBe("5100235");
    expect(storage.text()).not.toMatch(/friend|F\*/);
  });

  test("is deleted once its outcome is known, and others are not", () => {
    const storage = createStorage();
    transferDrafts.save(storage, 7, { context: open, own });
    const trading = { ...draft, kind: "trading" as const, intent: { ...intent, key: "t" } };
    transferDrafts.save(storage, 7, { context: toStartContext("trading", trading), own: new Set(["t"]) });
    transferDrafts.save(storage, 7, { context: null, own });
    expect(load(storage, 7, "eWallet")).toBeNull();
    expect(load(storage, 7, "trading")).toMatchObject(trading);
  });

  test("survives what another tab enters, sends and ends", () => {
    const storage = createStorage();
    const tab = { own: new Set(["other"]) };
    const other = toStartContext("eWallet", { ...draft, intent: { ...intent, key: "other" } });
    const keyOf = () => load(storage, 7, "eWallet")?.intent?.key;
    transferDrafts.save(storage, 7, { context: open, own });
    transferDrafts.save(storage, 7, { context: null, ...tab });
    expect(keyOf()).toBe("k");
    transferDrafts.save(storage, 7, { context: other, ...tab });
    expect(keyOf()).toBe("other");
    transferDrafts.save(storage, 7, { context: null, ...tab });
    expect(keyOf()).toBe("k");
    transferDrafts.save(storage, 7, { context: null, own });
    expect(storage.text()).toBe("");
  });

  test("stays while an earlier one may still arrive", () => {
    const storage = createStorage();
    const unresolved = [{ intent, known: ["T-7"] }];
    transferDrafts.save(storage, 7, { context: { ...open, phase: "draft", unresolved }, own });
    const kept = load(storage, 7, "eWallet");
    expect(toStartContext("eWallet", kept)).toMatchObject({ phase: "draft", unresolved });
  });

  test("is never restored for another user", () => {
    const storage = createStorage();
    transferDrafts.save(storage, 7, { context: open, own });
    expect(load(storage, 8, "eWallet")).toBeNull();
  });

  test("survives what another user sends in the same browser", () => {
    const storage = createStorage();
    const theirs = toStartContext("trading", { ...draft, intent: { ...intent, key: "theirs" } });
    transferDrafts.save(storage, 7, { context: open, own });
    transferDrafts.save(storage, 8, { context: theirs, own: new Set(["theirs"]) });
    expect(load(storage, 7, "eWallet")).toMatchObject(draft);
    expect(load(storage, 7, "trading")).toBeNull();
  });

  test.each([
    ["broken", "{"],
    ["no object", "7"],
    ["of another version", JSON.stringify({ staffUserId: 7, drafts: [{ version: 1, ...draft }] })],
    ["of an amount that is no number", kept({ ...intent, usdAmount: "fifty" })],
    ["of a local amount that is no number", kept({ ...intent, local: { ...local, amount: "1,5" } })],
    ["without a key", kept({})],
  ])("is discarded when the record is %s", (_what, record) => {
    expect(load(createStorage(record), 7, "eWallet")).toBeNull();
  });

  test("is lost without an error where storage is forbidden or full", () => {
    const refuse = () => {
      throw new DOMException("QuotaExceededError");
    };
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => transferDrafts.save(forbidden, 7, { context: open, own })).not.toThrow();
    expect(load(forbidden, 7, "eWallet")).toBeNull();
  });
});
