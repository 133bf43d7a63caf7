/** Milliseconds after which nothing waits any more: a tab that the system has suspended may keep the lock. */
const PATIENCE = 10_000;

const nameOf = (rootKey: readonly unknown[]) => [...rootKey, "session"].join(" ");

/**
 * Takes the session alone, in all tabs of the browser, and resolves with the function that gives it back. A new password
 * does so: it ends the session that the calls of other tabs are sent with. Where a page may not use locks, it resolves at once.
 */
export function lockSession(rootKey: readonly unknown[]): Promise<() => void> {
  return new Promise((resolve) => {
    const goAhead = () => resolve(() => {});
    const { locks } = globalThis.navigator ?? {};
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
  const { locks } = globalThis.navigator ?? {};
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
