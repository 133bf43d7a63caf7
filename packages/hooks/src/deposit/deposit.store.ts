import * as v from "valibot";
import { KeptDecimal } from "../kept-decimal.ts";
import { afterSaving, draftKey, toRestore } from "../kept-drafts.ts";
import type { StorageLike } from "../session/session.store.ts";
import type { DepositContext } from "./deposit.intent.ts";
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
const Ids = v.pipe(v.array(v.string()), v.readonly());
const Draft = v.object({
  method: v.nullable(Method),
  platformId: v.nullable(v.number()),
  gateway: v.nullable(GatewayName),
  option: v.nullable(Option),
  entry: v.object({ field: v.picklist(["local", "usd"]), text: v.string() }),
  quotedRate: v.nullable(KeptDecimal),
  intent: v.nullable(Intent),
  known: Ids,
  unresolved: v.pipe(v.array(v.object({ intent: Intent, known: Ids })), v.readonly()),
  transactionId: v.nullable(v.string()),
  handoff: v.nullable(PaymentHandoff),
  proofName: v.nullable(v.string()),
  proofKey: v.nullable(v.string()),
  phase: v.picklist(["draft", "requesting", "submitting", "paying"]),
});
const Kept = v.object({
  version: v.literal(4),
  staffUserId: v.number(),
  draft: Draft,
  // What other tabs have open.
  others: v.optional(v.array(Draft), []),
});

/** What of a deposit outlives a reload. */
export type DepositDraft = v.InferOutput<typeof Draft>;

const KEY = "depositDraft";

function read(storage: StorageLike, staffUserId: number): readonly DepositDraft[] {
  try {
    const kept = v.safeParse(Kept, JSON.parse(storage.getItem(draftKey(KEY, staffUserId)) ?? "null"));
    if (!kept.success || kept.output.staffUserId !== staffUserId) return [];
    return [...kept.output.others, kept.output.draft];
  } catch {
    return [];
  }
}

/** Keeps the wizards of one user between reloads, for all tabs. A broken, old or foreign record is dropped. */
export const depositStore = {
  /** What a tab goes on with, but for deposits of the keys in `left`, which it left to other tabs. */
  load: (
    storage: StorageLike,
    staffUserId: number,
    left: ReadonlySet<string> = new Set(),
  ): DepositDraft | null =>
    toRestore(read(storage, staffUserId).filter(({ intent }) => !left.has(intent?.key ?? ""))),
  /** The deposit of this reference, whichever tab opened it. */
  find: (storage: StorageLike, staffUserId: number, transactionId: string): DepositDraft | null =>
    read(storage, staffUserId).find((one) => one.transactionId === transactionId) ?? null,
  /** Keeps one tab's wizard, or forgets it when that is null; `own` are the keys that the tab has had. */
  save(
    storage: StorageLike,
    staffUserId: number,
    { context, own }: { context: DepositContext | null; own: ReadonlySet<string> },
  ): void {
    const key = draftKey(KEY, staffUserId);
    try {
      const saved = { draft: context && v.parse(Draft, context), own };
      const drafts = afterSaving(read(storage, staffUserId), saved);
      const record = { version: 4, staffUserId, draft: drafts.at(-1), others: drafts.slice(0, -1) };
      if (drafts.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(record));
    } catch {
      // A full or forbidden storage costs the draft at the next reload, nothing more.
    }
  },
};
