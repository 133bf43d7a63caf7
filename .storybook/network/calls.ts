/** The state of the calls of the shown story since its network was chosen. */
interface Calls {
  readonly hasAny: boolean;
  /** True while the next call fails. */
  readonly isArmed: boolean;
  /** The operation of the one call that failed; null before it. */
  readonly failed: string | null;
}

let state: Calls = { hasAny: false, isArmed: false, failed: null };
const listeners = new Set<() => void>();

/** The state of a story's calls, for `useSyncExternalStore`. */
export const calls = {
  read: (): Calls => state,
  change: (next: Partial<Calls>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
