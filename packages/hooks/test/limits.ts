import { vi } from "vitest";

/** Replaces the timers of these lengths by ones that run out on command. Restore them with `vi.unstubAllGlobals()`. */
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

/** The deadline of a call. */
export const CALL_LIMIT = 30_000;
/** The deadline of a message with files. */
export const UPLOAD_LIMIT = 120_000;
/** The time limit of a sign-out's call. */
export const SIGN_OUT_LIMIT = 5_000;
