import * as v from "valibot";
import { KeptDecimal } from "../kept-decimal.ts";
import type { StorageLike } from "../session/session.store.ts";
import type { TransferContext } from "./transfer.intent.ts";
import type { TransferKind } from "./transfer.rules.ts";

const Intent = v.object({
  key: v.string(),
  usdAmount: KeptDecimal,
  local: v.nullable(v.object({ amount: KeptDecimal, currencyCode: v.string() })),
});
const Ids = v.array(v.string());
const Draft = v.object({
  intent: v.nullable(Intent),
  known: Ids,
  unresolved: v.array(v.object({ intent: Intent, known: Ids })),
  phase: v.picklist(["draft", "submitting"]),
});
const Kept = v.object({
  version: v.literal(1),
  staffUserId: v.number(),
  drafts: v.object({ eWallet: v.optional(Draft), trading: v.optional(Draft), user: v.optional(Draft) }),
});

/** A transfer whose outcome was open when the page went; nothing else of a transfer outlives a reload. */
export type TransferDraft = v.InferOutput<typeof Draft>;

const KEY = "transferDraft";

function read(storage: StorageLike, staffUserId: number): v.InferOutput<typeof Kept>["drafts"] {
  try {
    const kept = v.safeParse(Kept, JSON.parse(storage.getItem(KEY) ?? "null"));
    return kept.success && kept.output.staffUserId === staffUserId ? kept.output.drafts : {};
  } catch {
    return {};
  }
}

/** Keeps one user's open transfers between reloads, one of each kind. A broken, old or foreign record is dropped. */
export const transferStore = {
  load: (storage: StorageLike, staffUserId: number, kind: TransferKind): TransferDraft | null =>
    read(storage, staffUserId)[kind] ?? null,
  /** Keeps the transfer while an outcome is open, and forgets it otherwise. */
  save(storage: StorageLike, staffUserId: number, context: TransferContext): void {
    const { kind, phase, unresolved } = context;
    const isOpen = phase === "submitting" || unresolved.length > 0;
    try {
      const { [kind]: _old, ...others } = read(storage, staffUserId);
      const drafts = isOpen ? { ...others, [kind]: v.parse(Draft, context) } : others;
      if (Object.keys(drafts).length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify({ version: 1, staffUserId, drafts }));
    } catch {
      // A full or forbidden storage costs the draft at the next reload, nothing more.
    }
  },
};
