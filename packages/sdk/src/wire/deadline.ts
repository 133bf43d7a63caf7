/**
 * Returns a signal that aborts with the caller's signal or after a time (ms), and `clear`, to be called when the call
 * is over. It costs less than `AbortSignal.timeout` and `AbortSignal.any`, whose timers and listeners outlive the
 * call.
 */
export function startDeadline(timeout: number, caller?: AbortSignal) {
  const controller = new AbortController();
  const { signal } = controller;
  const giveUp = () => controller.abort();
  const timer = setTimeout(giveUp, timeout);
  caller?.addEventListener("abort", giveUp);
  return {
    signal,
    /** Rejects when the signal aborts, so that a call ends even if `fetch` ignores the signal. */
    over: new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    }),
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener("abort", giveUp);
    },
  };
}
