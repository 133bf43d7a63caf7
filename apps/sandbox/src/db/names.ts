/** The gateways that this provider is connected to. */
export const gatewayNames = ["ess", "smilepayz", "onepay", "razorpay", "fastpay"] as const;

/** The languages of e-mails. */
export const languageNames = ["en", "ms", "zh", "ar"] as const;
export type Language = (typeof languageNames)[number];

/** The lanes of the job queue: jobs in one lane never wait for those in another. */
export const laneNames = [
  "codes",
  "letters",
  "support",
  "reports",
  "papers",
  "copies",
  "largeCopies",
] as const;

/** The requests about money that wait for a decision; each kind has a table of its name. */
export const requestKinds = ["deposit", "withdrawal", "transfer"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The topics of support messages. */
export const supportTopics = [
  "deposit",
  "withdrawal",
  "account",
  "verification",
  "trading",
  "complaint",
  "other",
] as const;

/** The kinds of device that a browser can say it runs on. */
export const deviceKinds = ["computer", "phone", "tablet", "unknown"] as const;

/** The journeys that a site can show in a frame. */
export const embedPurposes = ["deposit", "withdrawal", "verification"] as const;

/** The sides of an identity document. */
export const kycSides = ["front", "back"] as const;

/** The decisions of staff about one side of a document, when they refuse single documents. */
export const kycDocumentStates = ["accepted", "refused"] as const;

/** Why staff refuse a document. */
export const kycRefusalReasons = [
  "blurred",
  "dark",
  "glare",
  "cutOff",
  "wrongDocument",
  "expired",
  "copy",
  "other",
] as const;

/** Who can cancel a transaction besides staff and gateways: its client, or the time without a payment. */
export const cancellers = ["client", "expiry"] as const;

/** The kinds of statement: of a month, of a year, or the confirmation of one transaction. */
export const statementKinds = ["month", "year", "transaction"] as const;

/** The calls for which a user with a second factor enters a code first. */
export const stepUpPurposes = [
  "WithdrawalRequest",
  "UpdateUserWithdrawalInfo",
  "UpdateUserPassword",
  "UpdateLetterPhrase",
  "AddPayee",
  "RequestDataExport",
  "RequestDeletion",
  "BeginPasskeyRegistration",
  "RemovePasskey",
] as const;
/** The purposes for which a passkey signs a challenge. */
export const passkeyPurposes = ["registration", "signIn", "stepUp"] as const;

/** The kinds of change that the client programs of a user are notified of. */
export const eventKinds = [
  "deposit",
  "withdrawal",
  "transfer",
  "identity",
  "security",
  "statement",
  "message",
] as const;

/** The channels by which a user is notified of an event. */
export const inboxChannels = ["inbox", "email"] as const;

/** The movements of money of which a user can switch the e-mails off. */
export const movementKinds = ["deposit", "withdrawal", "transfer"] as const;

/** The roles of staff, each with its own rights in the back office. */
export const staffRoles = ["support", "finance", "compliance", "administrator"] as const;
/** The role of a member of staff. */
export type StaffRole = (typeof staffRoles)[number];
