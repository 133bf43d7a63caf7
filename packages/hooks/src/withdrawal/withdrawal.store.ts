import * as v from "valibot";
import { KeptDecimal } from "../kept-decimal.ts";
import type { StorageLike } from "../session/session.store.ts";
import type { WithdrawalContext } from "./withdrawal.intent.ts";

const Intent = v.object({
  key: v.string(),
  platformId: v.number(),
  currencyCode: v.string(),
  usdAmount: KeptDecimal,
  localAmount: KeptDecimal,
});
const Ids = v.array(v.string());
const Draft = v.object({
  platformId: v.nullable(v.number()),
  entry: v.object({ field: v.picklist(["usd", "local"]), text: v.string() }),
  codeSent: v.nullable(v.object({ resendAt: v.number(), expiresAt: v.nullable(v.number()) })),
  intent: v.nullable(Intent),
  known: Ids,
  unresolved: v.array(v.object({ intent: Intent, known: Ids })),
  phase: v.picklist(["draft", "submitting"]),
});
const Kept = v.object({ version: v.literal(1), staffUserId: v.number(), draft: Draft });

/** What of a withdrawal outlives a reload; a one-time code never does. */
export type WithdrawalDraft = v.InferOutput<typeof Draft>;

const KEY = "withdrawalDraft";

/** Keeps the withdrawal of one user between reloads. A broken, old or foreign record is dropped. */
export const withdrawalStore = {
  load(storage: StorageLike, staffUserId: number): WithdrawalDraft | null {
    try {
      const kept = v.safeParse(Kept, JSON.parse(storage.getItem(KEY) ?? "null"));
      return kept.success && kept.output.staffUserId === staffUserId ? kept.output.draft : null;
    } catch {
      return null;
    }
  },
  save(storage: StorageLike, staffUserId: number, context: WithdrawalContext): void {
    try {
      const draft = v.parse(Draft, context);
      storage.setItem(KEY, JSON.stringify({ version: 1, staffUserId, draft }));
    } catch {
      // A full or forbidden storage costs the draft at the next reload, nothing more.
    }
  },
  clear(storage: StorageLike): void {
    try {
      storage.removeItem(KEY);
    } catch {
      // What cannot be written cannot be left behind either.
    }
  },
};
