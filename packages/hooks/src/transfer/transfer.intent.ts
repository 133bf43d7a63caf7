import type { Data } from "@broker/sdk";
import type { Decimal } from "@broker/sdk/money";
import type { Failure } from "../failure.ts";
import type { Sent } from "../sent.ts";
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
  /** The trading login of the other user; null for a transfer between the user's own accounts. */
  readonly recipientLogin: string | null;
}

/** A transfer that was sent, and those like it that were there before. */
export type SentTransfer = Sent<TransferIntent>;

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

/** What the transfer machine remembers. The recipient as found, the file and the failure do not survive a reload. */
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
  /** Transfers like the intent that were there before it was first sent. */
  readonly known: readonly string[];
  /** What was sent, not found, and may still arrive. */
  readonly unresolved: readonly SentTransfer[];
  /** True when the transfer is an earlier one, of another amount or to another user, that arrived after it was looked for. */
  readonly isLate: boolean;
  readonly failure: Failure | null;
  /** What was under way, so that a reload looks it up instead of sending it again. */
  readonly phase: "draft" | "submitting";
}

/** The context of a new transfer, or of one that goes on after a reload. */
export function startContext(
  kind: TransferKind,
  draft: TransferDraft | null,
  usdAmount = "",
): TransferContext {
  const intent = draft?.intent ? { ...draft.intent, kind } : null;
  return {
    kind,
    // What is looked up is what was sent; otherwise what was entered last.
    usdAmount: (draft?.phase === "submitting" ? "" : usdAmount) || (intent?.usdAmount ?? ""),
    intent,
    known: draft?.known ?? [],
    unresolved: (draft?.unresolved ?? []).map((sent) => ({
      known: sent.known,
      intent: { ...sent.intent, kind },
    })),
    phase: draft?.phase ?? "draft",
    isLate: false,
    recipient: null,
    file: null,
    attempts: 0,
    party: null,
    failure: null,
  };
}

/** Tells whether two intents move the same amount to the same place, under whatever key. */
export function isSameTransfer(a: Omit<TransferIntent, "key">, b: Omit<TransferIntent, "key">): boolean {
  return (
    a.kind === b.kind &&
    a.recipientLogin === b.recipientLogin &&
    a.usdAmount === b.usdAmount &&
    a.local?.amount === b.local?.amount &&
    a.local?.currencyCode === b.local?.currencyCode
  );
}

/** The intent for what is entered: the same one, under the same key, while amounts, recipient and file stay. */
export function intentFor(
  context: TransferContext,
  terms: TransferTerms | null,
  createKey: () => string,
): Pick<TransferContext, "intent" | "party"> {
  const { kind, usdAmount, recipient, file, intent } = context;
  const local =
    kind === "eWallet" && terms
      ? { amount: localOf(usdAmount, terms), currencyCode: terms.currencyCode }
      : null;
  const party = recipient && file && { recipient, file };
  const wanted = { kind, usdAmount, local, recipientLogin: party?.recipient.cTraderLogin ?? null };
  const isSame = intent && context.party?.file === party?.file && isSameTransfer(intent, wanted);
  return { intent: isSame ? intent : { key: createKey(), ...wanted }, party };
}

/** The intent that is sent or looked up; a machine that has none there is broken. */
export function requireIntent({ intent }: TransferContext): TransferIntent {
  if (!intent) throw new Error("A transfer is sent with an intent only");
  return intent;
}
