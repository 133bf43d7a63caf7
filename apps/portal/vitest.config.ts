import { configDefaults, defineConfig } from "vitest/config";

/** What takes minutes: faults, every page past axe, a journey by keys, what moves, the other company. Each night, and with `E2E=all`. */
const long = [
  "e2e/faults/{browsers,calls,gateway-answers,hostile-answers,navigation,reads,reloads,tabs}.test.ts",
  "e2e/{company,intent,keyboard,stillness,sweep}.test.ts",
];

export default defineConfig({
  test: {
    name: "end to end",
    include: ["e2e/**/*.test.ts"],
    exclude: process.env["E2E"] === "all" ? configDefaults.exclude : [...configDefaults.exclude, ...long],
    globalSetup: ["e2e/template.setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxConcurrency: 2,
    // Longer than the default second, for a machine under load.
    expect: { poll: { timeout: 10_000 } },
    // Two files at once, after all others: much of a journey is waiting.
    maxWorkers: 2,
    // Starting a worker anew took ten seconds a file; each file has a provider and a browser of its own as it is.
    isolate: false,
    sequence: { groupOrder: 2 },
  },
});
