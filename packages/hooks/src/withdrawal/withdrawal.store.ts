import * as v from "valibot";
import { KeptDecimal } from "../kept-decimal.ts";
import { createDraftStore, onceEntries } from "../once/once.store.ts";

const Intent = v.object({
  key: v.string(),
  platformId: v.number(),
  platformName: v.string(),
  currencyCode: v.string(),
  usdAmount: KeptDecimal,
  localAmount: KeptDecimal,
});
const Draft = v.object({
  ...onceEntries(Intent),
  platformId: v.nullable(v.number()),
  entry: v.object({ field: v.picklist(["usd", "local"]), text: v.string() }),
  codeSent: v.nullable(
    v.object({
      resendAt: v.number(),
      expiresAt: v.nullable(v.number()),
      order: v.optional(v.nullable(v.object({ platformId: v.number(), usdAmount: v.string() }))),
    }),
  ),
  phase: v.picklist(["draft", "submitting"]),
});

/** What of a withdrawal outlives a reload; a one-time code never does. */
export type WithdrawalDraft = v.InferOutput<typeof Draft>;

/** Keeps the withdrawals of one user between reloads, for all tabs. */
export const withdrawalStore = createDraftStore("withdrawalDraft", 2, Draft);
