/** How long a row counts as one that has just arrived, in milliseconds. */
const MOMENT = 30_000;

/** Returns whether a row is so new that it is marked where it appears. Clocks that differ by more mark nothing. */
export const hasJustArrived = (requestedAt: Date | null, now: number): boolean =>
  requestedAt !== null && Math.abs(now - requestedAt.getTime()) < MOMENT;
