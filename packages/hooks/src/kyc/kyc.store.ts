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
const Kept = v.object({ version: v.literal(1), staffUserId: v.number(), savedAt: v.number(), draft: Draft });

/** What of an identity check outlives a reload: everything but the files and the confirmation. */
export type KycDraft = v.InferOutput<typeof Draft>;

const KEY = "kycDraft";
/** Personal data does not lie about longer than a day. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** Keeps the form of one user between reloads, for a day. A broken, old or foreign record is dropped. */
export const kycStore = {
  load(storage: StorageLike, staffUserId: number, now: number): KycDraft | null {
    try {
      const kept = v.safeParse(Kept, JSON.parse(storage.getItem(KEY) ?? "null"));
      if (!kept.success || kept.output.staffUserId !== staffUserId) return null;
      const age = now - kept.output.savedAt;
      if (age >= 0 && age <= LIFETIME_MS) return kept.output.draft;
      kycStore.clear(storage);
      return null;
    } catch {
      return null;
    }
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
      storage.setItem(KEY, JSON.stringify({ version: 1, staffUserId, savedAt: now, draft }));
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
