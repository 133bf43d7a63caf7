import { appendFileSync } from "node:fs";

/** The rounds of a long run, from `ROUNDS`; 0 in the normal run, where each suite is short. */
export const LONG = Number(process.env["ROUNDS"] ?? 0);

/** The seed of random choices; `TEST_SEED` repeats a run. */
export const SEED = Number(process.env["TEST_SEED"] ?? 20_261_121);

/** Records the figures of a suite, for docs/reliability.md. */
export function figure(suite: string, figures: Readonly<Record<string, number | string>>): void {
  const file = process.env["FIGURES_FILE"];
  if (file) appendFileSync(file, `${JSON.stringify({ suite, ...figures })}\n`);
}

/** Yields pseudorandom numbers from 0 to 1, the same in every run (mulberry32). */
export function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
