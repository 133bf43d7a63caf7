/**
 * How long links, codes, tokens, set-ups, challenges, proofs,
 * entries of the inbox and copies of data are valid, and how long a code may wait for its e-mail.
 */
export const lifetimes = {
  verifyHours: 48,
  resetMinutes: 60,
  codeMinutes: 5,
  codeWaitMinutes: 15,
  embedSeconds: 60,
  authenticatorMinutes: 15,
  challengeMinutes: 5,
  stepUpMinutes: 5,
  reportSignInDays: 7,
  inboxDays: 365,
  dataExportDays: 7,
} as const;
