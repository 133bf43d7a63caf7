import type { Data } from "@broker/sdk";
import { compare, type Decimal } from "@broker/sdk/money";
import type { Failure } from "../failure.ts";
import type { OnceContext } from "../once/once.rules.ts";
import { localOf, type TransferKind, type TransferTerms } from "./transfer.rules.ts";
import type { TransferDraft } from "./transfer.storage.ts";

/** Another user of the platform, as the provider's search returned them. */
export type FoundRecipient = Data<"GetEmailAndLoginForCTrader">[number];

/** The user's intent to transfer, settled before it is sent. Amounts are exact decimals. */
export interface TransferIntent {
  readonly key: string;
  readonly kind: TransferKind;
  readonly usdAmount: Decimal;
  /** The amount of an e-wallet transfer in the user's currency; null for other kinds. */
  readonly local: { readonly amount: Decimal; readonly currencyCode: string } | null;
  /** The trading login of the recipient; null for a transfer between the user's own accounts. */
  readonly recipientLogin: string | null;
  /** The SHA-256 of the file; null for a transfer between own accounts, and until the intent is about to be sent. */
  readonly fileHash: string | null;
}

/** The recipient and the file of a transfer; null for a transfer between the user's own accounts. */
export interface TransferParty {
  readonly recipient: FoundRecipient;
  readonly file: File;
}

/** A transfer as it is sent. */
export interface TransferToSend {
  readonly intent: TransferIntent;
  readonly party: TransferParty | null;
}

/** The context of the transfer machine. The recipient, the file and the failure do not survive a reload. */
export interface TransferContext extends OnceContext<TransferIntent> {
  readonly kind: TransferKind;
  readonly usdAmount: string;
  readonly recipient: FoundRecipient | null;
  readonly file: File | null;
  /** How often the rules refused to submit. */
  readonly attempts: number;
  /** The recipient and the file that are sent under the intent's key; null for a transfer between own accounts, and after a reload. */
  readonly party: TransferParty | null;
  /** True when the transfer is an earlier one, of another amount or to another user, that arrived after it was looked up. */
  readonly isLate: boolean;
  readonly failure: Failure | null;
  /** The request that was running, so that a reload looks it up instead of sending it again. */
  readonly phase: "draft" | "submitting";
}

/** Returns the context of a new transfer, or of a transfer that is restored from a draft. */
export function toStartContext(
  kind: TransferKind,
  draft: TransferDraft | null,
  usdAmount = "",
): TransferContext {
  const intent = draft?.intent ?? null;
  return {
    kind,
    // Shows the sent amount while it is looked up; otherwise the last input.
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

/** Returns whether two intents have the same meaning, whatever their keys: amount, destination and file. */
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

/** Creates an intent for the current input, under a new key. `prepare` checks whether an equal intent was sent before. */
export function toIntent(
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
