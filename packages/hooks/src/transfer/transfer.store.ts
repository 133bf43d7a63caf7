import * as v from "valibot";
import { KeptDecimal } from "../kept-decimal.ts";
import { afterSaving, draftKey, isOpen, toRestore } from "../kept-drafts.ts";
import type { StorageLike } from "../session/session.store.ts";
import type { TransferContext } from "./transfer.intent.ts";
import type { TransferKind } from "./transfer.rules.ts";

const Intent = v.object({
  key: v.string(),
  usdAmount: KeptDecimal,
  local: v.nullable(v.object({ amount: KeptDecimal, currencyCode: v.string() })),
  // Looked up by it. Older records have none, and are looked up by their amount.
  recipientLogin: v.optional(v.nullable(v.string()), null),
});
const Ids = v.array(v.string());
const Draft = v.object({
  intent: v.nullable(Intent),
  known: Ids,
  unresolved: v.array(v.object({ intent: Intent, known: Ids })),
  phase: v.picklist(["draft", "submitting"]),
});
const Drafts = v.optional(v.array(Draft));
const Kept = v.object({
  version: v.literal(1),
  staffUserId: v.number(),
  drafts: v.object({ eWallet: v.optional(Draft), trading: v.optional(Draft), user: v.optional(Draft) }),
  // What other tabs have open.
  others: v.optional(v.object({ eWallet: Drafts, trading: Drafts, user: Drafts }), {}),
});

/** A transfer whose outcome was open when the page went; nothing else of a transfer outlives a reload. */
export type TransferDraft = v.InferOutput<typeof Draft>;

const KEY = "transferDraft";

function read(
  storage: StorageLike,
  staffUserId: number,
): Pick<v.InferOutput<typeof Kept>, "drafts" | "others"> {
  const none = { drafts: {}, others: {} };
  try {
    const kept = v.safeParse(Kept, JSON.parse(storage.getItem(draftKey(KEY, staffUserId)) ?? "null"));
    return kept.success && kept.output.staffUserId === staffUserId ? kept.output : none;
  } catch {
    return none;
  }
}

function listOf(kept: ReturnType<typeof read>, kind: TransferKind): readonly TransferDraft[] {
  const newest = kept.drafts[kind];
  return [...(kept.others[kind] ?? []), ...(newest ? [newest] : [])];
}

/** Keeps one user's open transfers between reloads, for all tabs. A broken, old or foreign record is dropped. */
export const transferStore = {
  load: (storage: StorageLike, staffUserId: number, kind: TransferKind): TransferDraft | null =>
    toRestore(listOf(read(storage, staffUserId), kind)),
  /** Keeps one tab's transfer while an outcome is open, and forgets it otherwise; `own` are the keys that the tab has had. */
  save(
    storage: StorageLike,
    staffUserId: number,
    { context, own }: { context: TransferContext; own: ReadonlySet<string> },
  ): void {
    const { kind } = context;
    const key = draftKey(KEY, staffUserId);
    try {
      const kept = read(storage, staffUserId);
      const saved = { draft: isOpen(context) ? v.parse(Draft, context) : null, own };
      const list = afterSaving(listOf(kept, kind), saved);
      const drafts = { ...kept.drafts, [kind]: list.at(-1) };
      const others = { ...kept.others, [kind]: list.slice(0, -1) };
      if (Object.values(drafts).every((one) => one === undefined)) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ version: 1, staffUserId, drafts, others }));
    } catch {
      // A full or forbidden storage costs the draft at the next reload, nothing more.
    }
  },
};
