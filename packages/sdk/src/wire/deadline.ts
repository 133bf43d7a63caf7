/**
 * A signal that aborts when the caller's does, which has not yet, or after a time (ms), with `clear` for when the call is over.
 * Cheaper than `AbortSignal.timeout` and `any`, whose timers and watchers outlive the call by its whole time-out.
 */
export function startDeadline(timeout: number, caller?: AbortSignal) {
  const controller = new AbortController();
  const { signal } = controller;
  const giveUp = () => controller.abort();
  const timer = setTimeout(giveUp, timeout);
  caller?.addEventListener("abort", giveUp);
  return {
    signal,
    /** Rejects when the signal aborts: a call ends then, even where what sends it does not listen. */
    over: new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    }),
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener("abort", giveUp);
    },
  };
}
