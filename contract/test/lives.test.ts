import { expect, test } from "vitest";
import { createRandom, lifeOf } from "./lives.ts";
import { startProvider } from "./start.ts";

/** How many lives are lived; a night's run lives more of them. */
const ROUNDS = Number(process.env["ROUNDS"] ?? 20);
const FIRST = Number(process.env["SEED"] ?? 1);

const provider = startProvider();

test(
  `in ${ROUNDS} random lives of clients, what was done is what they were told, and each intent was done once`,
  async () => {
    for (let seed = FIRST; seed < FIRST + ROUNDS; seed += 1) {
      // So that nobody signs in too often from one address.
      await provider().control("clock", { advanceMinutes: 60 });
      const { told, effects, story } = await lifeOf(provider(), createRandom(seed));
      expect([seed, effects, story], `life ${seed}`).toEqual([seed, told, story]);
    }
  },
  ROUNDS * 30_000,
);
