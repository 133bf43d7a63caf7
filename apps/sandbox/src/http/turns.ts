import pLimit from "p-limit";
import { Problem } from "./problem.ts";

/** How many may work, and wait, at the same time. */
export interface Share {
  /** Of everybody. */
  readonly atOnce: number;
  readonly waiting: number;
  /** At work or waiting, of one. */
  readonly ofOne: number;
}

/** Gives turns: in order, with a share for each owner. Past the own share it is a 429, past everybody's a 503. */
export function createTurns({ atOnce, waiting, ofOne }: Share) {
  const inTurn = pLimit(atOnce);
  const held = new Map<number, number>();
  return async function take<T>(owner: number, work: () => Promise<T>): Promise<T> {
    const mine = held.get(owner) ?? 0;
    if (mine >= ofOne)
      throw new Problem(
        429,
        "tooManyAttempts",
        "Your other files are still being checked. Please try again.",
        {
          retryAfter: 2,
        },
      );
    if (inTurn.pendingCount >= waiting)
      throw new Problem(503, "notReady", "Too many files arrive at this moment. Please try again.", {
        retryAfter: 5,
      });
    held.set(owner, mine + 1);
    try {
      return await inTurn(work);
    } finally {
      const left = (held.get(owner) ?? 1) - 1;
      if (left > 0) held.set(owner, left);
      else held.delete(owner);
    }
  };
}
