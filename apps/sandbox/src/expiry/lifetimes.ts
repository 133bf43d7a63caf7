/** The lifetimes of links, codes and tokens, and the time that a code may wait for the delivery of its e-mail. */
export const lifetimes = {
  verifyHours: 48,
  resetMinutes: 60,
  codeMinutes: 5,
  codeWaitMinutes: 15,
  embedSeconds: 60,
} as const;
