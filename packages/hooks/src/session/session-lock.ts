/** Milliseconds after which nothing waits any more, longer than any call: a tab that the system has suspended may keep the lock. */
const PATIENCE = 35_000;

const nameOf = (rootKey: readonly unknown[]) => [...rootKey, "session"].join(" ");

/** Returns the locks of the browser. A server has locks, too, but its process serves many users. */
const findLocks = () => (globalThis.document ? globalThis.navigator.locks : undefined);

/**
 * Takes the session alone, in all tabs of the browser, and resolves with the function that gives it back. A new password
 * does so: it ends the session that the calls of other tabs are sent with. Where a page may not use locks, it resolves at once.
 */
export function lockSession(rootKey: readonly unknown[]): Promise<() => void> {
  return new Promise((resolve) => {
    const goAhead = () => resolve(() => {});
    const locks = findLocks();
    if (!locks) return goAhead();
    locks
      .request(
        nameOf(rootKey),
        { signal: AbortSignal.timeout(PATIENCE) },
        () => new Promise<void>((unlock) => resolve(unlock)),
      )
      .catch(goAhead);
  });
}

/** Waits while a tab sets a new password, until it has the next session; returns whether one did. */
export async function waitForPassword(rootKey: readonly unknown[]): Promise<boolean> {
  const locks = findLocks();
  const name = nameOf(rootKey);
  try {
    const isFree = await locks?.request(name, { mode: "shared", ifAvailable: true }, (lock) => lock !== null);
    if (isFree !== false) return false;
    await locks?.request(name, { mode: "shared", signal: AbortSignal.timeout(PATIENCE) }, () => {});
    return true;
  } catch {
    return false;
  }
}
