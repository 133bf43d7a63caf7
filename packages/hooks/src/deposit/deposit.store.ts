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
  clear(storage: StorageLike): void {
    try {
      storage.removeItem(KEY);
    } catch {
      // What cannot be written cannot be left behind either.
    }
  },
};
