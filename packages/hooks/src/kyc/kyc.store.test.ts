import { describe, expect, test } from "vitest";
import type { StorageLike } from "../session/session.store.ts";
import { noDetails } from "./kyc.rules.ts";
import { type KycDraft, kycStore } from "./kyc.store.ts";
import { startContext } from "./kyc-submission.ts";

const NOW = 1_000_000;
const DAY = 24 * 60 * 60_000;

function createStorage(record?: string): StorageLike & { map: Map<string, string> } {
  const map = new Map(record === undefined ? [] : [["kycDraft", record]]);
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const draft: KycDraft = {
  details: { ...noDetails, firstName: "Amira", id: "A12345678" },
  selectedID: "passport",
  files: { front: "front.png", back: "back.jpg" },
  step: "document",
  phase: "submitting",
};
const kept = { version: 2, staffUserId: 7, expiresAt: NOW + DAY, draft };

describe("the draft of an identity check", () => {
  test("outlives a reload: everything but the files, which are named, and the confirmation", () => {
    const storage = createStorage();
    const started = startContext(draft);
    const front = new File(["x"], "new-front.png", { type: "image/png" });
    const document = { ...started.document, frontFile: front, isInfoCorrect: true };
    kycStore.save(storage, 7, { ...started, document }, NOW);
    const loaded = kycStore.load(storage, 7, NOW);
    expect(loaded).toEqual({ ...draft, files: { front: "new-front.png", back: "back.jpg" } });
    expect(startContext(loaded).document.isInfoCorrect).toBe(false);
  });

  test("is never given to another user, and is gone once another one asks", () => {
    const storage = createStorage(JSON.stringify(kept));
    expect(kycStore.load(storage, 8, NOW)).toBeNull();
    expect(storage.map.size).toBe(0);
  });

  test("says itself until when it may lie about", () => {
    const storage = createStorage();
    kycStore.save(storage, 7, startContext(draft), NOW);
    expect(JSON.parse(storage.map.get("kycDraft") ?? "")).toMatchObject({ expiresAt: NOW + DAY });
  });

  test("lies about for a day at most", () => {
    const storage = createStorage(JSON.stringify(kept));
    expect(kycStore.load(storage, 7, NOW + DAY)).toEqual(draft);
    expect(kycStore.load(storage, 7, NOW + DAY + 1)).toBeNull();
    expect(storage.map.size).toBe(0);
  });

  test("is gone once it is cleared", () => {
    const storage = createStorage(JSON.stringify(kept));
    kycStore.clear(storage);
    expect(kycStore.load(storage, 7, NOW)).toBeNull();
  });

  test.each([
    ["broken", "{"],
    ["no object", "7"],
    ["of another version", JSON.stringify({ ...kept, version: 1 })],
    ["from the future", JSON.stringify({ ...kept, expiresAt: NOW + DAY + 1 })],
    ["of an unknown document", JSON.stringify({ ...kept, draft: { ...draft, selectedID: "badge" } })],
    ["without a field", JSON.stringify({ ...kept, draft: { ...draft, details: { firstName: "Amira" } } })],
  ])("is dropped when the record is %s, and does not lie about any longer", (_what, record) => {
    const storage = createStorage(record);
    expect(kycStore.load(storage, 7, NOW)).toBeNull();
    expect(storage.map.size).toBe(0);
  });

  test("costs nothing but itself where storage is forbidden or full", () => {
    const refuse = () => {
      throw new DOMException("QuotaExceededError");
    };
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => kycStore.save(forbidden, 7, startContext(draft), NOW)).not.toThrow();
    expect(() => kycStore.clear(forbidden)).not.toThrow();
    expect(kycStore.load(forbidden, 7, NOW)).toBeNull();
  });
});
