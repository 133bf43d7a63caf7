import { isDecimal, isNumber, isText, oneOf, orNull, recordOf, take, type Values } from "../kept-value.ts";
import { createDraftStore, onceEntries } from "../once/once.store.ts";
import { noTarget } from "./deposit.intent.ts";
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

/** What of a deposit outlives a reload. */
export interface DepositDraft extends Values<typeof draft> {
  /** The name of the picked file, which its tab alone keeps. */
  readonly proofName?: string | null;
}

/** Keeps the wizards of one user between reloads, for all tabs. */
export const depositStore = createDraftStore(
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
