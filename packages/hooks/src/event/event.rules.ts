const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 60_000;

/**
 * Returns the milliseconds to the next attempt after a number of failures in a row: at least half of a delay that
 * doubles, at most a minute. `random` is between 0 and 1, so that clients that lose a provider together come back one by
 * one.
 */
export function calculateReconnectDelay(failures: number, random: number): number {
  const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(failures, 10));
  return failures === 0 ? delay * random : delay * (0.5 + random / 2);
}
