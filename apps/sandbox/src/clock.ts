/** The provider's clock: the system's, shifted or frozen by the control calls. */
export interface Clock {
  now(): Date;
  advance(minutes: number): void;
  freeze(at: number): void;
  reset(): void;
}

/** Makes a clock; a frozen one stands still until it is moved. */
export function createClock(frozenAt: number | null = null): Clock {
  let frozen = frozenAt;
  let shift = 0;
  return {
    now: () => new Date((frozen ?? Date.now()) + shift),
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
