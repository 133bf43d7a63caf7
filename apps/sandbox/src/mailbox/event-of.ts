import type { eventKinds } from "../db/names.ts";
import type { Letter, LetterKind } from "./letter.ts";

type EventKind = (typeof eventKinds)[number];

/** The event that each kind of e-mail reports; null for those about nothing that a client program shows. */
const kinds: Readonly<Record<LetterKind, EventKind | null>> = {
  verifyEmail: null,
  verifyEmailFirst: null,
  resetPassword: null,
  withdrawalCode: null,
  withdrawalCodeForAnyAmount: null,
  messageReceived: null,
  messageWaiting: null,
  messageCopied: null,
  messageAnswered: null,
  passwordChanged: "security",
  withdrawalSettingsChanged: "security",
  factorAdded: "security",
  factorRemoved: "security",
  factorRemovalAsked: "security",
  factorRemovalCancelled: "security",
  factorRemovalRejected: "security",
  recoveryCodesCreated: "security",
  recoveryCodeUsed: "security",
  signInCodesFailed: "security",
  signInFromNewDevice: "security",
  signInReported: "security",
  phraseChanged: "security",
  phraseRemoved: "security",
  identityApproved: "identity",
  identityCancelled: "identity",
  identityDocumentsRefused: "identity",
  identityReopened: "identity",
  depositProcessing: "deposit",
  depositCompleted: "deposit",
  depositCancelled: "deposit",
  depositCancelledByClient: "deposit",
  depositExpired: "deposit",
  paymentCredited: "deposit",
  paymentReturned: "deposit",
  withdrawalProcessing: "withdrawal",
  withdrawalCompleted: "withdrawal",
  withdrawalCancelled: "withdrawal",
  withdrawalCancelledByClient: "withdrawal",
  transferCompleted: "transfer",
  transferCancelled: "transfer",
  transferCancelledByClient: "transfer",
  transferReceived: "transfer",
};

/** Returns the event that an e-mail reports, and the transaction that it is about; null for one that reports none. */
export function userEventOf(
  letter: Letter,
): { readonly kind: EventKind; readonly subject: string | null } | null {
  const kind = kinds[letter.kind];
  return kind && { kind, subject: "transactionId" in letter ? letter.transactionId : null };
}
