import { describe, expect, test } from "vitest";
import type { StorageLike } from "../kept-record.ts";
import { noDetails } from "./kyc.rules.ts";
import { type KycDraft, kycDrafts } from "./kyc.storage.ts";
import { toStartContext } from "./kyc-submission.ts";

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
  test("survives a reload: everything but the files, which are named, and the confirmation", () => {
    const storage = createStorage();
    const started = toStartContext(draft);
    const front = new File(["x"], "new-front.png", { type: "image/png" });
    const document = { ...started.document, frontFile: front, isInfoCorrect: true };
    kycDrafts.save(storage, 7, { ...started, document }, NOW);
    const loaded = kycDrafts.load(storage, 7, NOW);
    expect(loaded).toEqual({ ...draft, files: { front: "new-front.png", back: "back.jpg" } });
    expect(toStartContext(loaded).document.isInfoCorrect).toBe(false);
  });

  test("is never restored for another user, who deletes it", () => {
    const storage = createStorage(JSON.stringify(kept));
    expect(kycDrafts.load(storage, 8, NOW)).toBeNull();
    expect(storage.map.size).toBe(0);
  });

  test("has its own expiry", () => {
    const storage = createStorage();
    kycDrafts.save(storage, 7, toStartContext(draft), NOW);
    expect(JSON.parse(storage.map.get("kycDraft") ?? "")).toMatchObject({ expiresAt: NOW + DAY });
  });

  test("expires after a day at most", () => {
    const storage = createStorage(JSON.stringify(kept));
    expect(kycDrafts.load(storage, 7, NOW + DAY)).toEqual(draft);
    expect(kycDrafts.load(storage, 7, NOW + DAY + 1)).toBeNull();
    expect(storage.map.size).toBe(0);
  });

  test("is deleted when it is cleared", () => {
    const storage = createStorage(JSON.stringify(kept));
    kycDrafts.clear(storage);
    expect(kycDrafts.load(storage, 7, NOW)).toBeNull();
  });

  test.each([
    ["broken", "{"],
    ["no object", "7"],
    ["of another version", JSON.stringify({ ...kept, version: 1 })],
    ["from the future", JSON.stringify({ ...kept, expiresAt: NOW + DAY + 1 })],
    ["of an unknown document", JSON.stringify({ ...kept, draft: { ...draft, selectedID: "badge" } })],
    ["without a field", JSON.stringify({ ...kept, draft: { ...draft, details: { firstName: "Amira" } } })],
  ])("is discarded and deleted when the record is %s", (_what, record) => {
    const storage = createStorage(record);
    expect(kycDrafts.load(storage, 7, NOW)).toBeNull();
    expect(storage.map.size).toBe(0);
  });

  test("is lost without an error where storage is forbidden or full", () => {
    const refuse = () => {
      throw new DOMException("QuotaExceededError");
    };
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => kycDrafts.save(forbidden, 7, toStartContext(draft), NOW)).not.toThrow();
    expect(() => kycDrafts.clear(forbidden)).not.toThrow();
    expect(kycDrafts.load(forbidden, 7, NOW)).toBeNull();
  });
});
