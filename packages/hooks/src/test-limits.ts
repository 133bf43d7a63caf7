import { vi } from "vitest";

/** Holds the timers of these lengths: they run out by hand, and not by the clock. Ends with `vi.unstubAllGlobals()`. */
export function holdTimers(...lengths: readonly number[]) {
  const held = new Set<() => void>();
  const start = globalThis.setTimeout;
  vi.stubGlobal("setTimeout", (run: () => void, delay?: number) => {
    if (delay === undefined || !lengths.includes(delay)) return start(run, delay);
    held.add(run);
    return 0;
  });
  return {
    held: () => held.size,
    runOut() {
      for (const run of held) run();
      held.clear();
    },
  };
}

/** After how long a call is given up. */
export const CALL_LIMIT = 30_000;
/** After how long a sign-out no longer waits for the provider. */
export const SIGN_OUT_LIMIT = 5_000;
