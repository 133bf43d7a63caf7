import { ownCapabilities } from "@broker/api-spec/operations";
import { expect, test } from "vitest";
import { lifeOf } from "./lives.ts";
import { createRandom } from "./random.ts";
import { startProvider } from "./start.ts";

const ROUNDS = Number(process.env["ROUNDS"] ?? 10);
const FIRST = Number(process.env["SEED"] ?? 1);

const provider = startProvider({ CAPABILITIES: ownCapabilities.join() });

/** Returns the entries of a list after one occurrence of each entry of another list is removed. */
function without(list: readonly string[], taken: readonly string[]): readonly string[] {
  const left = [...list];
  for (const entry of taken) if (left.includes(entry)) left.splice(left.indexOf(entry), 1);
  return left;
}

test(
  `in ${ROUNDS} random lives at a provider that cannot void keys, everything reported as done is done, and nothing else except what may still arrive`,
  async () => {
    for (let seed = FIRST; seed < FIRST + ROUNDS; seed += 1) {
      await provider().control("clock", { advanceMinutes: 60 });
      const { told, mayArrive, effects, story } = await lifeOf(provider(), createRandom(seed));
      expect([seed, without(told, effects), story], `life ${seed}`).toEqual([seed, [], story]);
      const untold = without(effects, told);
      expect([seed, without(untold, mayArrive), story], `life ${seed}`).toEqual([seed, [], story]);
    }
  },
  ROUNDS * 30_000,
);
