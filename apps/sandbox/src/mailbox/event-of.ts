import type { eventKinds } from "../db/names.ts";
import type { Letter, LetterKind } from "./letter.ts";

type EventKind = (typeof eventKinds)[number];

/** The event that each kind of e-mail reports; null for those about nothing that a client program shows. */
const kinds = {
  verifyEmail: null,
  verifyEmailFirst: null,
  resetPassword: null,
  withdrawalCode: null,
  withdrawalCodeForAnyAmount: null,
  messageReceived: null,
  messageWaiting: null,
  messageCopied: null,
  messageAnswered: null,
  accountDeleted: null,
  staffChanged: null,
  passwordChanged: "security",
  withdrawalSettingsChanged: "security",
  payeeAdded: "security",
  factorAdded: "security",
  factorRemoved: "security",
  factorRemovalAsked: "security",
  factorRemovalCancelled: "security",
  factorRemovalRejected: "security",
  recoveryCodesCreated: "security",
  recoveryCodeUsed: "security",
  signInCodesFailed: "security",
  passkeyAdded: "security",
  passkeyRemoved: "security",
  signInFromNewDevice: "security",
  signInReported: "security",
  phraseChanged: "security",
  phraseRemoved: "security",
  emailsSwitchedOff: "security",
  dataExportRequested: "security",
  dataExportReady: "security",
  deletionRequested: "security",
  deletionSoon: "security",
  deletionCancelled: "security",
  deletionRefused: "security",
  identityApproved: "identity",
  identityCancelled: "identity",
  identityDocumentsRefused: "identity",
  identityReopened: "identity",
  identityExpiresSoon: "identity",
  identityExpired: "identity",
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
  threadAnswered: "message",
} as const satisfies Readonly<Record<LetterKind, EventKind | null>>;

/** An e-mail that reports an event; its kind is the name of the change in the inbox. */
type Reporting = { [Kind in LetterKind]: (typeof kinds)[Kind] extends null ? never : Kind }[LetterKind];

const isReporting = (kind: LetterKind): kind is Reporting => kinds[kind] !== null;

/** The event of an e-mail: its kind, its change, and the id of the transaction or the thread that it is about. */
interface ReportedEvent {
  readonly kind: EventKind;
  readonly change: Reporting;
  readonly subject: string | null;
}

/** Returns the id of the transaction or the thread that an e-mail is about; null for any other e-mail. */
function subjectOf(letter: Letter): string | null {
  if (letter.kind === "threadAnswered") return letter.reference;
  return "transactionId" in letter ? letter.transactionId : null;
}

/** Returns the event that an e-mail reports; null for an e-mail that reports no event. */
export function userEventOf(letter: Letter): ReportedEvent | null {
  const { kind: change } = letter;
  if (!isReporting(change)) return null;
  return { kind: kinds[change], change, subject: subjectOf(letter) };
}
