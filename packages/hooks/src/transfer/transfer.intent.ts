import type { Data } from "@broker/sdk";
import type { Decimal } from "@broker/sdk/money";
import type { Failure } from "../failure.ts";
import { localOf, type TransferKind, type TransferTerms } from "./transfer.rules.ts";
import type { TransferDraft } from "./transfer.store.ts";

/** Another user of the platform, as the provider's search found them. */
export type FoundRecipient = Data<"GetEmailAndLoginForCTrader">[number];

/** One intent of the user to transfer, settled before it is sent. Amounts are exact decimals. */
export interface TransferIntent {
  readonly key: string;
  readonly kind: TransferKind;
  readonly usdAmount: Decimal;
  /** What the e-wallet transfer is in the user's currency; null for the others. */
  readonly local: { readonly amount: Decimal; readonly currencyCode: string } | null;
}

/** To whom a transfer goes and with which file; null for one between the user's own accounts. */
export interface TransferParty {
  readonly recipient: FoundRecipient;
  readonly file: File;
}

/** A transfer as it is sent. */
export interface TransferToSend {
  readonly intent: TransferIntent;
  readonly party: TransferParty | null;
}

/** What the transfer machine remembers. Recipient, file and failure do not survive a reload. */
export interface TransferContext {
  readonly kind: TransferKind;
  readonly usdAmount: string;
  readonly recipient: FoundRecipient | null;
  readonly file: File | null;
  /** How often sending was refused by the rules. */
  readonly attempts: number;
  readonly intent: TransferIntent | null;
  /** What goes with the intent under its key; null for a transfer between own accounts, and after a reload. */
  readonly party: TransferParty | null;
  /** Transfers like the intent that were there before it was first sent; null before they were looked for. */
  readonly known: readonly string[] | null;
  readonly failure: Failure | null;
  /** What was under way, so that a reload looks it up instead of sending it again. */
  readonly phase: "draft" | "submitting";
}

/** The context of a new transfer, or of one that goes on after a reload. */
export function startContext(kind: TransferKind, draft: TransferDraft | null): TransferContext {
  return {
    kind,
    usdAmount: draft?.intent.usdAmount ?? "",
    intent: draft && { ...draft.intent, kind },
    known: draft?.known ?? null,
    phase: draft ? "submitting" : "draft",
    recipient: null,
    file: null,
    attempts: 0,
    party: null,
    failure: null,
  };
}

/**
 * The intent for what is entered. While the amounts stay, what is known stays with it, so that one that arrived late is
 * still found; the key stays only while the recipient and the file stay too, because they are sent with it.
 */
export function intentFor(
  context: TransferContext,
  terms: TransferTerms | null,
  createKey: () => string,
): Pick<TransferContext, "intent" | "party" | "known"> {
  const { kind, usdAmount, recipient, file, intent } = context;
  const local =
    kind === "eWallet" && terms
      ? { amount: localOf(usdAmount, terms), currencyCode: terms.currencyCode }
      : null;
  const party = recipient && file && { recipient, file };
  const isSameAmount =
    intent?.usdAmount === usdAmount &&
    intent.local?.amount === local?.amount &&
    intent.local?.currencyCode === local?.currencyCode;
  const known = isSameAmount ? context.known : null;
  const isSameParty =
    context.party?.recipient.cTraderLogin === party?.recipient.cTraderLogin &&
    context.party?.file === party?.file;
  if (intent && isSameAmount && isSameParty) return { intent, party, known };
  return { intent: { key: createKey(), kind, usdAmount, local }, party, known };
}

/** True when a transfer like the intent is there that was not before it was sent. */
export function hasArrived(found: readonly string[], known: readonly string[] | null): boolean {
  return found.some((id) => !known?.includes(id));
}
