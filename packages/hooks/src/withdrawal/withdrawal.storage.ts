import {
  unionOf,
  isAbsent,
  isDecimal,
  isNumber,
  isText,
  oneOf,
  nullableOf,
  recordOf,
  take,
  type Values,
} from "../kept-value.ts";
import { createDraftStorage, draftFieldsOf } from "../once/once.storage.ts";
import { noEntry } from "./withdrawal.rules.ts";

const isIntent = recordOf({
  key: isText,
  platformId: isNumber,
  platformName: isText,
  currencyCode: isText,
  usdAmount: isDecimal,
  localAmount: isDecimal,
  walletAddress: unionOf(isText, isAbsent),
});
const draft = draftFieldsOf(isIntent, {
  platformId: nullableOf(isNumber),
  entry: recordOf({ field: oneOf("usd", "local"), text: isText }),
  codeSent: nullableOf(
    recordOf({
      resendAt: isNumber,
      expiresAt: nullableOf(isNumber),
      order: unionOf(
        recordOf({ platformId: isNumber, usdAmount: isText, walletAddress: unionOf(isText, isAbsent) }),
        isAbsent,
      ),
    }),
  ),
  phase: oneOf("draft", "submitting"),
});

/** The fields of a withdrawal that survive a reload; a one-time code never does. */
export type WithdrawalDraft = Values<typeof draft>;

/** Stores the drafts of one user's withdrawals, shared by all tabs. */
export const withdrawalDrafts = createDraftStorage(
  "withdrawalDraft",
  2,
  (kept) => take({ version: oneOf(2), ...draft }, kept),
  (before: WithdrawalDraft): WithdrawalDraft => ({
    ...before,
    platformId: null,
    entry: noEntry,
    codeSent: null,
  }),
);
