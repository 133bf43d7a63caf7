import { isDecimal, isText, itemOf, oneOf, nullableOf, recordOf, take, type Values } from "../kept-value.ts";
import { createDraftStorage, draftFieldsOf } from "../once/once.storage.ts";
import { transferKinds } from "./transfer.rules.ts";

const isIntent = recordOf({
  key: isText,
  kind: itemOf(transferKinds),
  usdAmount: isDecimal,
  local: nullableOf(recordOf({ amount: isDecimal, currencyCode: isText })),
  recipientLogin: nullableOf(isText),
  fileHash: nullableOf(isText),
});
const draft = draftFieldsOf(isIntent, {
  kind: itemOf(transferKinds),
  phase: oneOf("draft", "submitting"),
});

/** The draft of a transfer with an unknown outcome; nothing else of a transfer survives a reload. */
export type TransferDraft = Values<typeof draft>;

/** Stores one user's unresolved transfers, shared by all tabs. */
export const transferDrafts = createDraftStorage(
  "transferDraft",
  2,
  (kept) => take({ version: oneOf(2), ...draft }, kept),
  (before: TransferDraft) => before,
);
