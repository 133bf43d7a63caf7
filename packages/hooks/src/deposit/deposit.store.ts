import * as v from "valibot";
import { KeptDecimal } from "../kept-decimal.ts";
import type { StorageLike } from "../session/session.store.ts";
import type { DepositContext } from "./deposit.intent.ts";
import { PaymentHandoff } from "./payment-handoff.ts";

const GatewayName = v.picklist(["ess", "smilepayz", "onepay", "razorpay", "fastpay"]);
const Option = v.object({ code: v.string(), name: v.string() });
const Intent = v.object({
  key: v.string(),
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
  method: v.nullable(v.picklist(["bank", "crypto", "gateway"])),
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
const Kept = v.object({ version: v.literal(4), staffUserId: v.number(), draft: Draft });

/** What of a deposit outlives a reload. */
export type DepositDraft = v.InferOutput<typeof Draft>;

const KEY = "depositDraft";

/** True when the provider knows of the deposit, or may: whoever loses it loses the way to its proof or its payment. */
const isOpen = ({ transactionId, phase }: Pick<DepositDraft, "transactionId" | "phase">): boolean =>
  transactionId !== null || phase !== "draft";

/** Keeps the wizard of one user between reloads. A broken, old or foreign record is dropped. */
export const depositStore = {
  load(storage: StorageLike, staffUserId: number): DepositDraft | null {
    try {
      const kept = v.safeParse(Kept, JSON.parse(storage.getItem(KEY) ?? "null"));
      return kept.success && kept.output.staffUserId === staffUserId ? kept.output.draft : null;
    } catch {
      return null;
    }
  },
  save(storage: StorageLike, staffUserId: number, context: DepositContext): void {
    try {
      const draft = v.parse(Draft, context);
      storage.setItem(KEY, JSON.stringify({ version: 4, staffUserId, draft }));
    } catch {
      // A full or forbidden storage costs the draft at the next reload, nothing more.
    }
  },
  /**
   * The same for one of several tabs, which share the place: a tab that only chooses, or is done, leaves a deposit alone
   * that another one opened. `own` are the keys of the intents that the tab has had; `context` is null once it is done.
   */
  keep(
    storage: StorageLike,
    staffUserId: number,
    { context, own }: { context: DepositContext | null; own: ReadonlySet<string> },
  ): void {
    const kept = depositStore.load(storage, staffUserId);
    const isAnothers = kept?.intent != null && isOpen(kept) && !own.has(kept.intent.key);
    if (isAnothers && (context === null || !isOpen(context))) return;
    if (context === null) depositStore.clear(storage);
    else depositStore.save(storage, staffUserId, context);
  },
  clear(storage: StorageLike): void {
    try {
      storage.removeItem(KEY);
    } catch {
      // What cannot be written cannot be left behind either.
    }
  },
};
