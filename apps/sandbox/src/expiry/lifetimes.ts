/** For how long links and codes work, and how long a code may wait for its letter to leave. */
export const lifetimes = { verifyHours: 48, resetMinutes: 60, codeMinutes: 5, codeWaitMinutes: 15 } as const;
