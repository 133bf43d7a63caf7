import { isDecimal, isText, oneOf, orNull, recordOf, take, type Values } from "../kept-value.ts";
import { createDraftStore, onceEntries } from "../once/once.store.ts";
import { transferKinds } from "./transfer.rules.ts";

const isIntent = recordOf({
  key: isText,
  kind: oneOf(...transferKinds),
  usdAmount: isDecimal,
  local: orNull(recordOf({ amount: isDecimal, currencyCode: isText })),
  recipientLogin: orNull(isText),
  fileHash: orNull(isText),
});
const draft = {
  ...onceEntries(isIntent),
  kind: oneOf(...transferKinds),
  phase: oneOf("draft", "submitting"),
};

/** A transfer whose outcome was open when the page went; nothing else of a transfer outlives a reload. */
export type TransferDraft = Values<typeof draft>;

/** Keeps one user's open transfers between reloads, for all tabs. */
export const transferStore = createDraftStore(
  "transferDraft",
  2,
  (kept) => take({ version: oneOf(2), ...draft }, kept),
  (before: TransferDraft) => before,
);
