import { expect, test } from "vitest";
import { lifeOf } from "./lives.ts";
import { createRandom } from "./random.ts";
import { startProvider } from "./start.ts";

/** The number of lives; a nightly run takes more. */
const ROUNDS = Number(process.env["ROUNDS"] ?? 20);
const FIRST = Number(process.env["SEED"] ?? 1);

const provider = startProvider();

test(
  `in ${ROUNDS} random lives of clients, the provider's changes equal the client's reports, and each intent was done once`,
  async () => {
    for (let seed = FIRST; seed < FIRST + ROUNDS; seed += 1) {
      // The clock advances so that the limit of sign-ins per address is not reached.
      await provider().control("clock", { advanceMinutes: 60 });
      const { told, effects, story } = await lifeOf(provider(), createRandom(seed));
      expect([seed, effects, story], `life ${seed}`).toEqual([seed, told, story]);
    }
  },
  ROUNDS * 30_000,
);
