import type { Data } from "@broker/sdk";
import { compare, type Decimal } from "@broker/sdk/money";
import type { Failure } from "../failure.ts";
import type { OnceContext } from "../once/once.rules.ts";
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
  /** The SHA-256 of the file that goes with it; null for one between own accounts, and until it is about to be sent. */
  readonly fileHash: string | null;
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

/** What the transfer machine remembers. The recipient as found, the file and the failure do not survive a reload. */
export interface TransferContext extends OnceContext<TransferIntent> {
  readonly kind: TransferKind;
  readonly usdAmount: string;
  readonly recipient: FoundRecipient | null;
  readonly file: File | null;
  /** How often sending was refused by the rules. */
  readonly attempts: number;
  /** What goes with the intent under its key; null for a transfer between own accounts, and after a reload. */
  readonly party: TransferParty | null;
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
  const intent = draft?.intent ?? null;
  return {
    kind,
    // What is looked up is what was sent; otherwise what was entered last.
    usdAmount: (draft?.phase === "submitting" ? "" : usdAmount) || (intent?.usdAmount ?? ""),
    intent,
    known: draft?.known ?? [],
    unresolved: draft?.unresolved ?? [],
    phase: draft?.phase ?? "draft",
    isLate: false,
    recipient: null,
    file: null,
    attempts: 0,
    party: null,
    failure: null,
  };
}

const isSameAmount = (a: Decimal | undefined, b: Decimal | undefined): boolean =>
  a === undefined || b === undefined ? a === b : compare(a, b) === 0;

/** Tells whether two intents move the same amount to the same place with the same file, under whatever key. */
export function isSameTransfer(a: TransferIntent, b: TransferIntent): boolean {
  return (
    a.kind === b.kind &&
    a.recipientLogin === b.recipientLogin &&
    a.fileHash === b.fileHash &&
    compare(a.usdAmount, b.usdAmount) === 0 &&
    isSameAmount(a.local?.amount, b.local?.amount) &&
    a.local?.currencyCode === b.local?.currencyCode
  );
}

/** The intent for what is entered, under a new key: whether it is one that was sent before is judged before it is sent. */
export function intentFor(
  { kind, usdAmount, recipient, file }: TransferContext,
  terms: TransferTerms | null,
  createKey: () => string,
): Pick<TransferContext, "intent" | "party"> {
  const local =
    kind === "eWallet" && terms
      ? { amount: localOf(usdAmount, terms), currencyCode: terms.currencyCode }
      : null;
  const party = recipient && file && { recipient, file };
  const recipientLogin = party?.recipient.cTraderLogin ?? null;
  return { intent: { key: createKey(), kind, usdAmount, local, recipientLogin, fileHash: null }, party };
}
