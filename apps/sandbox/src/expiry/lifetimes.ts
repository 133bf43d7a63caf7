/** The lifetimes of links and codes, and the time that a code may wait for the delivery of its e-mail. */
export const lifetimes = { verifyHours: 48, resetMinutes: 60, codeMinutes: 5, codeWaitMinutes: 15 } as const;
