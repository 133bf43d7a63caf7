import * as v from "valibot";
import type { StorageLike } from "../session/session.store.ts";
import type { KycContext } from "./kyc.submission.ts";
import { kycDocumentTypes } from "./kyc.rules.ts";

const Details = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  dob: v.string(),
  addressLine: v.string(),
  city: v.string(),
  state: v.string(),
  nationality: v.string(),
  postalCode: v.string(),
  id: v.string(),
});
const Draft = v.object({
  details: Details,
  selectedID: v.nullable(v.picklist(kycDocumentTypes)),
  /** Names only: what must be picked again. */
  files: v.object({ front: v.nullable(v.string()), back: v.nullable(v.string()) }),
  step: v.picklist(["details", "document"]),
  phase: v.picklist(["draft", "submitting"]),
});
const Kept = v.object({
  version: v.literal(2),
  staffUserId: v.number(),
  expiresAt: v.number(),
  draft: Draft,
});

/** What of an identity check outlives a reload: everything but the files and the confirmation. */
export type KycDraft = v.InferOutput<typeof Draft>;

const KEY = "kycDraft";
/** Personal data does not lie about longer than a day. */
const LIFETIME_MS = 24 * 60 * 60_000;

function read(storage: StorageLike): unknown {
  try {
    return JSON.parse(storage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Keeps the form of one user between reloads of a tab, for a day at most; it is gone with the tab, and with the session
 * however that ends. A broken, old or foreign record is dropped.
 */
export const kycStore = {
  load(storage: StorageLike, staffUserId: number, now: number): KycDraft | null {
    const kept = v.safeParse(Kept, read(storage));
    if (kept.success && kept.output.staffUserId === staffUserId) {
      const left = kept.output.expiresAt - now;
      if (left >= 0 && left <= LIFETIME_MS) return kept.output.draft;
    }
    kycStore.clear(storage);
    return null;
  },
  save(storage: StorageLike, staffUserId: number, context: KycContext, now: number): void {
    const { details, document, lostFiles, step, phase } = context;
    const draft: KycDraft = {
      details,
      selectedID: document.selectedID,
      files: {
        front: document.frontFile?.name ?? lostFiles.front,
        back: document.backFile?.name ?? lostFiles.back,
      },
      step,
      phase,
    };
    try {
      storage.setItem(KEY, JSON.stringify({ version: 2, staffUserId, expiresAt: now + LIFETIME_MS, draft }));
    } catch {
      // A full or forbidden storage costs the draft at the next reload, nothing more.
    }
  },
  clear(storage: StorageLike): void {
    try {
      storage.removeItem(KEY);
    } catch {
      // What cannot be written cannot be left behind either.
    }
  },
};
