/** How long links, codes, tokens and stored things are valid, and how long some steps wait. */
export const lifetimes = {
  /** The link that verifies an e-mail address. */
  verifyHours: 48,
  /** The link for a new password. */
  resetMinutes: 60,
  /** A one-time code for a withdrawal. */
  codeMinutes: 5,
  /** The time that a one-time code waits for its e-mail to be sent; after it the code has expired. */
  codeWaitMinutes: 15,
  /** The token that a page in a frame exchanges for its session. */
  embedSeconds: 60,
  /** The link by which a phone sends a photo. */
  captureMinutes: 10,
  /** A photo of a phone, counted from the creation of its link. */
  capturedMinutes: 60,
  /** The set-up of an authenticator app that is not confirmed. */
  authenticatorMinutes: 15,
  /** The challenge of a sign-in that needs a second factor, and of a passkey. */
  challengeMinutes: 5,
  /** A proof of the second factor for one call. */
  stepUpMinutes: 5,
  /** The link that reports a sign-in of another person. */
  reportSignInDays: 7,
  /** An entry of the inbox. */
  inboxDays: 365,
  /** A copy of all data. */
  dataExportDays: 7,
  /** The wait of staff whom an administrator added or changed, before they can approve amounts that need two persons. */
  staffWaitHours: 24,
} as const;
