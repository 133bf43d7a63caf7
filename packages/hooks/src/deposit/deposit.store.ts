import * as v from "valibot";
import { KeptDecimal } from "../kept-decimal.ts";
import { createDraftStore, onceEntries } from "../once/once.store.ts";
import { PaymentHandoff } from "./payment-handoff.ts";

const GatewayName = v.picklist(["ess", "smilepayz", "onepay", "razorpay", "fastpay"]);
const Option = v.object({ code: v.string(), name: v.string() });
const Method = v.picklist(["bank", "crypto", "gateway"]);
const Intent = v.object({
  key: v.string(),
  method: Method,
  platformId: v.number(),
  platformName: v.string(),
  gateway: v.nullable(GatewayName),
  option: v.nullable(Option),
  currencyCode: v.string(),
  localAmount: KeptDecimal,
  usdAmount: KeptDecimal,
});
const Draft = v.object({
  ...onceEntries(Intent),
  method: v.nullable(Method),
  platformId: v.nullable(v.number()),
  gateway: v.nullable(GatewayName),
  option: v.nullable(Option),
  entry: v.object({ field: v.picklist(["local", "usd"]), text: v.string() }),
  quotedRate: v.nullable(KeptDecimal),
  transactionId: v.nullable(v.string()),
  handoff: v.nullable(PaymentHandoff),
  proofName: v.nullable(v.string()),
  proofKey: v.nullable(v.string()),
  phase: v.picklist(["draft", "requesting", "submitting", "paying"]),
});

/** What of a deposit outlives a reload. */
export type DepositDraft = v.InferOutput<typeof Draft>;

/** Keeps the wizards of one user between reloads, for all tabs. */
export const depositStore = createDraftStore("depositDraft", 5, Draft);
