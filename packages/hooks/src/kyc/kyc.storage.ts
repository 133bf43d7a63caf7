import {
  isNumber,
  isText,
  itemOf,
  oneOf,
  nullableOf,
  parseJson,
  recordOf,
  type Values,
} from "../kept-value.ts";
import { removeRecords, type StorageLike, writeRecord } from "../kept-record.ts";
import { type KycDetails, type KycDocument, kycDocumentTypes, type LostFiles } from "./kyc.rules.ts";

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
  selectedID: nullableOf(itemOf(kycDocumentTypes)),
  /** The names of the files, which must be picked again after a reload. */
  files: recordOf({ front: nullableOf(isText), back: nullableOf(isText) }),
  step: oneOf("details", "document"),
  phase: oneOf("draft", "submitting"),
};
const isKept = recordOf({
  version: oneOf(2),
  staffUserId: isNumber,
  expiresAt: isNumber,
  draft: recordOf(draftFields),
});

/** The fields of an identity check that survive a reload: all but the files and the confirmation. */
export type KycDraft = Values<typeof draftFields>;

/** The stored part of an identity check that was not submitted yet. */
interface KycProgress extends Pick<KycDraft, "step" | "phase"> {
  readonly details: KycDetails;
  readonly document: KycDocument;
  readonly lostFiles: LostFiles;
}

const KEY = "kycDraft";
/** Personal data is stored for a day at most. */
const LIFETIME_MS = 24 * 60 * 60_000;

/**
 * Stores the form of one user for one tab, for a day at most; it is removed with the tab, and with the session,
 * however it ends. An invalid record is removed.
 */
export const kycDrafts = {
  load(storage: StorageLike, staffUserId: number, now: number): KycDraft | null {
    const kept = parseJson(() => storage.getItem(KEY));
    if (isKept(kept) && kept.staffUserId === staffUserId) {
      const left = kept.expiresAt - now;
      if (left >= 0 && left <= LIFETIME_MS) return kept.draft;
    }
    kycDrafts.clear(storage);
    return null;
  },
  save(storage: StorageLike, staffUserId: number, progress: KycProgress, now: number): void {
    const { details, document, lostFiles, step, phase } = progress;
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
    writeRecord(storage, KEY, { version: 2, staffUserId, expiresAt: now + LIFETIME_MS, draft });
  },
  clear(storage: StorageLike): void {
    removeRecords(storage, [KEY]);
  },
};
