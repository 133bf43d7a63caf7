import * as v from "valibot";
import { deviceKinds, movementKinds, supportTopics } from "../db/names.ts";
import type { Lane } from "../jobs/job.store.ts";

const amounts = { amountUsd: v.string(), amount: v.string(), currencyCode: v.string() };
/** The destination of a withdrawal: a bank of the catalogue, and the last characters of the account number. */
const destination = {
  bankName: v.nullable(v.string()),
  accountEnd: v.string(),
  /** The network of the wallet, for crypto. */
  network: v.optional(v.string()),
};

/** The end of the freeze of withdrawals that a change began; null, or absent in an older row, where it began none. */
const freeze = { frozenUntil: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))) };

/** The time from which withdrawals can go to an account; null, or absent in an older row, where they can at once. */
const usable = { usableFrom: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))) };

/** E-mails without facts; `verifyEmailFirst` answers a password reset for an unverified address. */
const plainKinds = [
  "verifyEmail",
  "verifyEmailFirst",
  "resetPassword",
  "identityApproved",
  "identityCancelled",
  "identityDocumentsRefused",
  "identityReopened",
  "recoveryCodesCreated",
  "factorRemovalCancelled",
  "signInCodesFailed",
  "phraseChanged",
  "phraseRemoved",
  "dataExportRequested",
  "deletionCancelled",
] as const;

/** E-mails about money; `transferReceived` goes to the recipient of a transfer. */
const moneyKinds = [
  "depositProcessing",
  "depositCompleted",
  "depositCancelled",
  "depositCancelledByClient",
  "depositExpired",
  "withdrawalProcessing",
  "withdrawalCompleted",
  "withdrawalCancelled",
  "withdrawalCancelledByClient",
  "transferCompleted",
  "transferCancelled",
  "transferCancelledByClient",
  "transferReceived",
] as const;

/** E-mails about a decision on an unmatched payment of the deposit `requestId`; the reason is written by staff. */
const paymentKinds = ["paymentCredited", "paymentReturned"] as const;

/** The facts of a support message; they include the company's name, since the sender may have no account. */
const message = { topic: v.picklist(supportTopics), reference: v.string(), companyName: v.string() };

const Letter = v.variant("kind", [
  v.object({ kind: v.picklist(plainKinds) }),
  v.object({
    kind: v.picklist(moneyKinds),
    ...amounts,
    transactionId: v.string(),
    /** The comment of staff on a decision, which the client reads. */
    comment: v.optional(v.nullable(v.string())),
  }),
  v.object({
    kind: v.picklist(paymentKinds),
    ...amounts,
    transactionId: v.string(),
    requestId: v.string(),
    gateway: v.string(),
    reason: v.string(),
  }),
  v.object({ kind: v.literal("messageReceived"), ...message }),
  // Notices about messages of clients have a separate limit, so that strangers cannot use up the notices of the support team.
  v.object({
    kind: v.literal("messageWaiting"),
    ...message,
    isOfClient: v.optional(v.boolean(), false),
    /** Whether it waits in a conversation, whose id is the reference. */
    isOfThread: v.optional(v.boolean(), false),
  }),
  // Only a client whose session proves the address receives a copy of the text.
  v.object({ kind: v.literal("messageCopied"), ...message, message: v.string() }),
  v.object({ kind: v.literal("messageAnswered"), ...message, answer: v.string() }),
  // The answer in a thread of messages, whose id is the reference.
  v.object({
    kind: v.literal("threadAnswered"),
    topic: v.picklist(supportTopics),
    reference: v.string(),
    answer: v.string(),
    /** The number of files with the answer; absent in an older row. */
    files: v.optional(v.number()),
  }),
  v.object({
    kind: v.literal("passwordChanged"),
    /** The number of passkeys that the user still has; absent in an older row. */
    passkeys: v.optional(v.number()),
    ...freeze,
  }),
  v.object({
    kind: v.picklist(["factorAdded", "passkeyAdded", "passkeyRemoved", "signInReported"]),
    ...freeze,
  }),
  // Of the user agent of a browser, only names from the provider's own lists are stored.
  v.object({
    kind: v.literal("signInFromNewDevice"),
    device: v.picklist(deviceKinds),
    browser: v.nullable(v.string()),
    system: v.nullable(v.string()),
    address: v.nullable(v.string()),
    /** The country by ISO 3166-1 alpha-2. */
    country: v.nullable(v.string()),
    signedInAt: v.pipe(v.string(), v.isoTimestamp()),
    /** How long a report would freeze withdrawals; null where it would not. */
    freezeHours: v.nullable(v.number()),
  }),
  v.object({ kind: v.literal("recoveryCodeUsed"), left: v.number(), ...freeze }),
  v.object({ kind: v.literal("factorRemovalAsked"), waitHours: v.number() }),
  // With the comment of staff, if staff decided.
  v.object({ kind: v.literal("factorRemoved"), comment: v.optional(v.nullable(v.string())), ...freeze }),
  v.object({ kind: v.literal("factorRemovalRejected"), comment: v.optional(v.nullable(v.string())) }),
  v.object({
    kind: v.picklist(["identityExpiresSoon", "identityExpired"]),
    /** The last day of the document. */
    validUntil: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.object({ kind: v.literal("dataExportReady"), availableUntil: v.pipe(v.string(), v.isoTimestamp()) }),
  v.object({
    kind: v.picklist(["deletionRequested", "deletionSoon"]),
    erasableFrom: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.object({ kind: v.literal("deletionRefused"), comment: v.optional(v.nullable(v.string())) }),
  // To an address that was erased: the company is named by its facts.
  v.object({
    kind: v.literal("accountDeleted"),
    companyName: v.string(),
    comment: v.optional(v.nullable(v.string())),
  }),
  // To administrators: the administrator `byId` added or changed the member of staff `memberId`.
  v.object({
    kind: v.literal("staffChanged"),
    memberId: v.number(),
    byId: v.number(),
    waitHours: v.number(),
  }),
  v.object({ kind: v.literal("emailsSwitchedOff"), movement: v.picklist(movementKinds) }),
  v.object({ kind: v.picklist(["withdrawalSettingsChanged", "payeeAdded"]), ...destination, ...usable }),
  v.object({ kind: v.literal("withdrawalCode"), codeId: v.number(), ...amounts, ...destination }),
  // For client programs that request a code without the amount of the withdrawal.
  v.object({ kind: v.literal("withdrawalCodeForAnyAmount"), codeId: v.number(), ...destination }),
]);

/**
 * The facts of an e-mail: figures, ids, names of the catalogue and texts of staff, but no text of a client or a
 * stranger; only `messageCopied` returns a client's own text. The recipient's own phrase is added on delivery.
 */
export type Letter = v.InferOutput<typeof Letter>;

/** The kind of an e-mail. */
export type LetterKind = Letter["kind"];

/** Parses the facts of an e-mail from its row. */
export const readLetter = (kind: string, facts: unknown): Letter =>
  v.parse(Letter, { ...Object(facts), kind });

/** Returns whether an e-mail may go to an unverified address. */
export const isVerification = (kind: LetterKind): boolean =>
  kind === "verifyEmail" || kind === "verifyEmailFirst";

/**
 * Returns whether an e-mail beyond its limit is dropped and not delayed, because strangers can cause any number of such
 * e-mails.
 */
export const isReceipt = (letter: Letter): boolean =>
  letter.kind === "messageReceived" || (letter.kind === "messageWaiting" && !letter.isOfClient);

/** E-mails about support messages. Any visitor can cause them, so they have a separate lane. */
const supportKinds = new Set<LetterKind>([
  "messageReceived",
  "messageWaiting",
  "messageCopied",
  "messageAnswered",
]);

/** Returns whether a user waits for the e-mail at a screen. */
export const isUrgent = (kind: LetterKind): boolean =>
  kind === "resetPassword" ||
  kind === "signInReported" ||
  kind === "withdrawalCode" ||
  kind === "withdrawalCodeForAnyAmount";

/** Returns whether an e-mail brings a link to set a new password; the newest link voids the others. */
export const hasResetLink = (kind: LetterKind): boolean =>
  kind === "resetPassword" || kind === "signInReported";

/** Returns the queue lane of an e-mail's kind. */
export function laneOf(kind: LetterKind): Lane {
  if (isUrgent(kind)) return "codes";
  return supportKinds.has(kind) ? "support" : "letters";
}
