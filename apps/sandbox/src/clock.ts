/** The provider's clock: the system's, shifted or frozen by the control calls. */
export interface Clock {
  now(): Date;
  /** Returns the latest instant that was ever read, which is after `now` once the clock was set back. */
  latest(): Date;
  /** Accepts the current time as the latest: whatever had expired by then stays expired. */
  settle(): void;
  advance(minutes: number): void;
  freeze(at: number): void;
  reset(): void;
}

/** Creates a clock; a frozen one shows the same instant until it is moved. */
export function createClock(frozenAt: number | null = null): Clock {
  let frozen = frozenAt;
  let shift = 0;
  let latest = Number.NEGATIVE_INFINITY;
  const read = () => (frozen ?? Date.now()) + shift;
  return {
    now() {
      const now = read();
      latest = Math.max(latest, now);
      return new Date(now);
    },
    latest: () => new Date(Math.max(latest, read())),
    settle: () => void (latest = read()),
    advance(minutes) {
      shift += minutes * 60_000;
    },
    freeze(at) {
      frozen = at;
      shift = 0;
    },
    reset() {
      frozen = frozenAt;
      shift = 0;
    },
  };
}
