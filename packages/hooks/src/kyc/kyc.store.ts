import { isNumber, isText, oneOf, orNull, parsed, recordOf, type Values } from "../kept-value.ts";
import type { StorageLike } from "../session/session.store.ts";
import type { KycContext } from "./kyc-submission.ts";
import { kycDocumentTypes } from "./kyc.rules.ts";

const isDetails = recordOf({
  firstName: isText,
  lastName: isText,
  email: isText,
  phoneNumber: isText,
  dob: isText,
  addressLine: isText,
  city: isText,
  state: isText,
  nationality: isText,
  postalCode: isText,
  id: isText,
});
const draftFields = {
  details: isDetails,
  selectedID: orNull(oneOf(...kycDocumentTypes)),
  /** Names only: what must be picked again. */
  files: recordOf({ front: orNull(isText), back: orNull(isText) }),
  step: oneOf("details", "document"),
  phase: oneOf("draft", "submitting"),
};
const isKept = recordOf({
  version: oneOf(2),
  staffUserId: isNumber,
  expiresAt: isNumber,
  draft: recordOf(draftFields),
});

/** What of an identity check outlives a reload: everything but the files and the confirmation. */
export type KycDraft = Values<typeof draftFields>;

const KEY = "kycDraft";
/** Personal data does not lie about longer than a day. */
const LIFETIME_MS = 24 * 60 * 60_000;

/**
 * Keeps the form of one user between reloads of a tab, for a day at most; it is gone with the tab, and with the session
 * however that ends. A broken, old or foreign record is dropped.
 */
export const kycStore = {
  load(storage: StorageLike, staffUserId: number, now: number): KycDraft | null {
    const kept = parsed(() => storage.getItem(KEY));
    if (isKept(kept) && kept.staffUserId === staffUserId) {
      const left = kept.expiresAt - now;
      if (left >= 0 && left <= LIFETIME_MS) return kept.draft;
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
