import { isDecimal, isNumber, isText, oneOf, orNull, recordOf, take, type Values } from "../kept-value.ts";
import { createDraftStorage, onceEntries } from "../once/once.storage.ts";
import { noTarget } from "./deposit.rules.ts";
import { isHandoff } from "./payment-handoff.ts";

const isGateway = oneOf("ess", "smilepayz", "onepay", "razorpay", "fastpay");
const isOption = recordOf({ code: isText, name: isText });
const isMethod = oneOf("bank", "crypto", "gateway");
const isIntent = recordOf({
  key: isText,
  method: isMethod,
  platformId: isNumber,
  platformName: isText,
  gateway: orNull(isGateway),
  option: orNull(isOption),
  currencyCode: isText,
  localAmount: isDecimal,
  usdAmount: isDecimal,
});
const draft = {
  ...onceEntries(isIntent),
  method: orNull(isMethod),
  platformId: orNull(isNumber),
  gateway: orNull(isGateway),
  option: orNull(isOption),
  entry: recordOf({ field: oneOf("local", "usd"), text: isText }),
  quotedRate: orNull(isDecimal),
  transactionId: orNull(isText),
  handoff: orNull(isHandoff),
  proofKey: orNull(isText),
  phase: oneOf("draft", "requesting", "submitting", "paying"),
};

/** The fields of a deposit that survive a reload. */
export interface DepositDraft extends Values<typeof draft> {
  /** The name of the picked file, which is stored for its tab only. */
  readonly proofName?: string | null;
}

/** Stores the drafts of one user's deposits, shared by all tabs. */
export const depositDrafts = createDraftStorage(
  "depositDraft",
  5,
  (kept) => take({ version: oneOf(5), ...draft }, kept),
  (before: DepositDraft): DepositDraft => ({
    ...before,
    ...noTarget,
    method: null,
    transactionId: null,
    handoff: null,
    proofKey: null,
  }),
);
