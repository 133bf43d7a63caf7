let hasCalled = false;
const listeners = new Set<() => void>();

/** Whether the shown story has made a call since a fault was chosen, for `useSyncExternalStore`. */
export const calls = {
  hasAny: (): boolean => hasCalled,
  set: (next: boolean): void => {
    hasCalled = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
