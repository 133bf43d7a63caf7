import * as v from "valibot";
import { KeptDecimal } from "../kept-decimal.ts";
import { afterSaving, draftKey, toRestore } from "../kept-drafts.ts";
import type { StorageLike } from "../session/session.store.ts";
import type { WithdrawalContext } from "./withdrawal.intent.ts";

const Intent = v.object({
  key: v.string(),
  platformId: v.number(),
  platformName: v.string(),
  currencyCode: v.string(),
  usdAmount: KeptDecimal,
  localAmount: KeptDecimal,
});
const Ids = v.array(v.string());
const Draft = v.object({
  platformId: v.nullable(v.number()),
  entry: v.object({ field: v.picklist(["usd", "local"]), text: v.string() }),
  codeSent: v.nullable(
    v.object({
      resendAt: v.number(),
      expiresAt: v.nullable(v.number()),
      order: v.optional(v.nullable(v.object({ platformId: v.number(), usdAmount: v.string() }))),
    }),
  ),
  intent: v.nullable(Intent),
  known: Ids,
  unresolved: v.array(v.object({ intent: Intent, known: Ids })),
  phase: v.picklist(["draft", "submitting"]),
});
const Kept = v.object({
  version: v.literal(1),
  staffUserId: v.number(),
  draft: Draft,
  // What other tabs have open.
  others: v.optional(v.array(Draft), []),
});

/** What of a withdrawal outlives a reload; a one-time code never does. */
export type WithdrawalDraft = v.InferOutput<typeof Draft>;

const KEY = "withdrawalDraft";

function read(storage: StorageLike, staffUserId: number): readonly WithdrawalDraft[] {
  try {
    const kept = v.safeParse(Kept, JSON.parse(storage.getItem(draftKey(KEY, staffUserId)) ?? "null"));
    if (!kept.success || kept.output.staffUserId !== staffUserId) return [];
    return [...kept.output.others, kept.output.draft];
  } catch {
    return [];
  }
}

/** Keeps the withdrawals of one user between reloads, for all tabs. A broken, old or foreign record is dropped. */
export const withdrawalStore = {
  load: (storage: StorageLike, staffUserId: number): WithdrawalDraft | null =>
    toRestore(read(storage, staffUserId)),
  /** Keeps one tab's withdrawal, or forgets it when that is null; `own` are the keys that the tab has had. */
  save(
    storage: StorageLike,
    staffUserId: number,
    { context, own }: { context: WithdrawalContext | null; own: ReadonlySet<string> },
  ): void {
    const key = draftKey(KEY, staffUserId);
    try {
      const saved = { draft: context && v.parse(Draft, context), own };
      const drafts = afterSaving(read(storage, staffUserId), saved);
      const record = { version: 1, staffUserId, draft: drafts.at(-1), others: drafts.slice(0, -1) };
      if (drafts.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(record));
    } catch {
      // A full or forbidden storage costs the draft at the next reload, nothing more.
    }
  },
};
