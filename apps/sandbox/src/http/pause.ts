import { Problem } from "./problem.ts";

const FIRST_SECONDS = 30;
const LONGEST_SECONDS = 600;
/** The time after which a client's earlier costly files are forgotten. */
const FORGOTTEN_SECONDS = 3_600;

/** Creates pauses: clients whose files exceed the limits must wait, each time for longer. */
export function createPauses(now: () => number = () => performance.now() / 1000) {
  const paused = new Map<number, { readonly times: number; readonly until: number }>();
  return {
    /** Throws a 429 for a client that must wait. */
    check(owner: number): void {
      const found = paused.get(owner);
      if (!found || now() >= found.until) return;
      throw new Problem(
        429,
        "tooManyAttempts",
        "Your last file could not be opened. Please wait a moment before you send another one.",
        { retryAfter: Math.ceil(found.until - now()) },
      );
    },
    begin(owner: number): void {
      const at = now();
      for (const [one, { until }] of paused) if (at > until + FORGOTTEN_SECONDS) paused.delete(one);
      const times = (paused.get(owner)?.times ?? 0) + 1;
      const seconds = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (times - 1));
      paused.set(owner, { times, until: at + seconds });
    },
  };
}
