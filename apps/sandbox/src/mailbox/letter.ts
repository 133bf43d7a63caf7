import * as v from "valibot";

const amounts = { amountUsd: v.string(), amount: v.string(), currencyCode: v.string() };
/** Where money goes: a bank of the catalogue, and the last characters of the account's number. */
const destination = {
  bankName: v.nullable(v.string()),
  accountEnd: v.string(),
  /** The network of the wallet that it goes to in place of the account. */
  network: v.optional(v.string()),
};

/** Letters that tell of nothing but themselves; `verifyEmailFirst` answers who wants a new password for an unverified address. */
const plainKinds = [
  "verifyEmail",
  "verifyEmailFirst",
  "resetPassword",
  "passwordChanged",
  "identityApproved",
  "identityCancelled",
  "identityReopened",
] as const;

/** Letters about money; `transferReceived` goes to whom something was sent. */
const moneyKinds = [
  "depositProcessing",
  "depositCompleted",
  "depositCancelled",
  "withdrawalProcessing",
  "withdrawalCompleted",
  "withdrawalCancelled",
  "transferCompleted",
  "transferCancelled",
  "transferReceived",
] as const;

/** What became of a payment that did not fit the deposit `requestId`; the reason is that of staff. */
const paymentKinds = ["paymentCredited", "paymentReturned"] as const;

const Letter = v.variant("kind", [
  v.object({ kind: v.picklist(plainKinds) }),
  v.object({ kind: v.picklist(moneyKinds), ...amounts, transactionId: v.string() }),
  v.object({
    kind: v.picklist(paymentKinds),
    ...amounts,
    transactionId: v.string(),
    requestId: v.string(),
    gateway: v.string(),
    reason: v.string(),
  }),
  v.object({ kind: v.literal("withdrawalSettingsChanged"), ...destination }),
  v.object({ kind: v.literal("withdrawalCode"), codeId: v.number(), ...amounts, ...destination }),
  // For a client program that does not say how much is to be withdrawn.
  v.object({ kind: v.literal("withdrawalCodeForAnyAmount"), codeId: v.number(), ...destination }),
]);

/** What a letter tells: figures, ids, names of the catalogue and words of staff, and nothing that a client or a stranger wrote. */
export type Letter = v.InferOutput<typeof Letter>;

/** The kinds of letters. */
export type LetterKind = Letter["kind"];

/** Reads a letter from its row. */
export const readLetter = (kind: string, facts: unknown): Letter =>
  v.parse(Letter, { ...Object(facts), kind });

/** The only letters for an address that nobody has verified. */
export const isVerification = (kind: LetterKind): boolean =>
  kind === "verifyEmail" || kind === "verifyEmailFirst";

/** Letters that somebody waits for in front of a screen. */
export const isUrgent = (kind: LetterKind): boolean =>
  kind === "resetPassword" || kind === "withdrawalCode" || kind === "withdrawalCodeForAnyAmount";
