/** The lifetimes of links, codes, tokens, set-ups, challenges and proofs, and the time that a code may wait for the delivery of its e-mail. */
export const lifetimes = {
  verifyHours: 48,
  resetMinutes: 60,
  codeMinutes: 5,
  codeWaitMinutes: 15,
  embedSeconds: 60,
  authenticatorMinutes: 15,
  challengeMinutes: 5,
  stepUpMinutes: 5,
} as const;
