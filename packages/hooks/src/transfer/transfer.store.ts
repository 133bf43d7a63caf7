import * as v from "valibot";
import { KeptDecimal } from "../kept-decimal.ts";
import { createDraftStore, onceEntries } from "../once/once.store.ts";
import { transferKinds } from "./transfer.rules.ts";

const Intent = v.object({
  key: v.string(),
  kind: v.picklist(transferKinds),
  usdAmount: KeptDecimal,
  local: v.nullable(v.object({ amount: KeptDecimal, currencyCode: v.string() })),
  recipientLogin: v.nullable(v.string()),
  fileHash: v.nullable(v.string()),
});
const Draft = v.object({
  ...onceEntries(Intent),
  kind: v.picklist(transferKinds),
  phase: v.picklist(["draft", "submitting"]),
});

/** A transfer whose outcome was open when the page went; nothing else of a transfer outlives a reload. */
export type TransferDraft = v.InferOutput<typeof Draft>;

/** Keeps one user's open transfers between reloads, for all tabs. */
export const transferStore = createDraftStore("transferDraft", 2, Draft);
