/** Milliseconds after which a call goes ahead without the lock: a tab that the system has suspended may keep it. */
const PATIENCE = 10_000;

/** The call that ends all sessions of a user, the page's own too; its answer brings the next one. */
const RENEWING = "UpdateUserPassword";

/**
 * Waits until a call may use the session, and resolves with the function that ends this use. A new password has the
 * session alone, in all tabs of the browser: any other call would be sent with the session that it ends, and be refused.
 * Where a page may not use locks, nothing waits.
 */
export function lockSession(rootKey: readonly unknown[], operation: string): Promise<() => void> {
  return new Promise((resolve) => {
    const goAhead = () => resolve(() => {});
    const { locks } = globalThis.navigator ?? {};
    if (!locks) return goAhead();
    const mode = operation === RENEWING ? "exclusive" : "shared";
    locks
      .request(
        [...rootKey, "session"].join(" "),
        { mode, signal: AbortSignal.timeout(PATIENCE) },
        () => new Promise<void>(resolve),
      )
      .catch(goAhead);
  });
}
