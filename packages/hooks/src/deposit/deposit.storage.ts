import {
  isDecimal,
  isNumber,
  isText,
  itemOf,
  oneOf,
  nullableOf,
  recordOf,
  take,
  type Values,
} from "../kept-value.ts";
import { createDraftStorage, draftFieldsOf } from "../once/once.storage.ts";
import { depositMethods, noTarget } from "./deposit.rules.ts";
import { defaultGateways, isGateway } from "./gateway.rules.ts";
import { isHandoff } from "./payment-handoff.ts";

const isOption = recordOf({ code: isText, name: isText });
const isMethod = itemOf(depositMethods);
const isIntent = recordOf({
  key: isText,
  method: isMethod,
  platformId: isNumber,
  platformName: isText,
  gateway: nullableOf(isGateway),
  option: nullableOf(isOption),
  currencyCode: isText,
  localAmount: isDecimal,
  usdAmount: isDecimal,
});
/** The guards of a stored draft of a deposit. */
const draft = draftFieldsOf(isIntent, {
  method: nullableOf(isMethod),
  platformId: nullableOf(isNumber),
  gateway: nullableOf(isGateway),
  option: nullableOf(isOption),
  entry: recordOf({ field: oneOf("local", "usd"), text: isText }),
  quotedRate: nullableOf(isDecimal),
  transactionId: nullableOf(isText),
  handoff: nullableOf(isHandoff),
  proofKey: nullableOf(isText),
  phase: oneOf("draft", "requesting", "submitting", "paying"),
});

/** The fields of a deposit that survive a reload. */
export interface DepositDraft extends Values<typeof draft> {
  /** The name of the picked file, which is stored for its tab only. */
  readonly proofName?: string | null;
}

/** Stores the drafts of one user's deposits, shared by all tabs. */
export const depositDrafts = createDraftStorage(
  "depositDraft",
  6,
  (kept) => take({ version: oneOf(5, 6), ...draft }, kept),
  (before: DepositDraft): DepositDraft => ({
    ...before,
    ...noTarget,
    method: null,
    transactionId: null,
    handoff: null,
    proofKey: null,
  }),
  // Version 5 stored the names of gateways only.
  (field, value) => (field === "gateway" && defaultGateways.find(({ name }) => name === value)) || value,
);
