/**
 * Milliseconds after which a call no longer waits for the lock. It is longer than any call, because a tab that the system has
 * suspended may keep the lock.
 */
const PATIENCE = 35_000;

const nameOf = (rootKey: readonly unknown[]) => [...rootKey, "session"].join(" ");

/** Returns the locks of the browser. A server has locks, too, but its process serves many users. */
const findLocks = () => (globalThis.document ? globalThis.navigator.locks : undefined);

/**
 * Notifies other tabs of the browser that a new password is under way, and resolves with the function that says it is over:
 * the password ends the session that their calls are sent with. Where a page may not use locks, they are not notified.
 */
export function lockSession(rootKey: readonly unknown[]): Promise<() => void> {
  return new Promise((resolve) => {
    const goAhead = () => resolve(() => {});
    const locks = findLocks();
    if (!locks) return goAhead();
    const hold = (lock: Lock | null) => (lock ? new Promise<void>(resolve) : goAhead());
    // Another tab may have it for its own new password.
    locks.request(nameOf(rootKey), { ifAvailable: true }, hold).catch(goAhead);
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
