/**
 * How long links, codes, tokens, set-ups, challenges, proofs,
 * entries of the inbox, copies of data, links for the camera of a phone and their photos are valid, how long a code may wait for its e-mail, and how long a member
 * of staff waits after a change by an administrator before the right to approve amounts that need two persons.
 */
export const lifetimes = {
  verifyHours: 48,
  resetMinutes: 60,
  codeMinutes: 5,
  codeWaitMinutes: 15,
  embedSeconds: 60,
  captureMinutes: 10,
  capturedMinutes: 60,
  authenticatorMinutes: 15,
  challengeMinutes: 5,
  stepUpMinutes: 5,
  reportSignInDays: 7,
  inboxDays: 365,
  dataExportDays: 7,
  staffWaitHours: 24,
} as const;
