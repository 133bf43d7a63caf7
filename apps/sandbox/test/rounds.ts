import { appendFileSync } from "node:fs";

/** The rounds of a long run, from `ROUNDS`; 0 in the usual one, where each suite is as long as everybody can wait for. */
export const LONG = Number(process.env["ROUNDS"] ?? 0);

/** What random choices begin with; `TEST_SEED` replays a run. */
export const SEED = Number(process.env["TEST_SEED"] ?? 20_261_121);

/** Notes what a suite did, for the page of figures. */
export function figure(suite: string, figures: Readonly<Record<string, number | string>>): void {
  const file = process.env["FIGURES_FILE"];
  if (file) appendFileSync(file, `${JSON.stringify({ suite, ...figures })}\n`);
}

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
export function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
