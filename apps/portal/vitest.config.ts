import { configDefaults, defineConfig } from "vitest/config";
import { besideOthers, visits } from "../../scripts/workers.ts";

/**
 * The tests that take minutes: faults, axe on every page, journeys by keyboard, clicks, measures, layout shifts, the
 * other company. They run each night, and with `E2E=all`, as do the further cases of the other files.
 */
const long = [
  "e2e/faults/{browsers,calls,gateway-answers,hostile-answers,navigation,reads,reloads,tabs}.test.ts",
  "e2e/{clicks,company,intent,keyboard,measure,stillness,sweep}.test.ts",
];

export default defineConfig({
  test: {
    name: "end to end",
    include: ["e2e/**/*.test.ts"],
    exclude: process.env["E2E"] === "all" ? configDefaults.exclude : [...configDefaults.exclude, ...long],
    globalSetup: ["../sandbox/test/postgres.setup.ts", "e2e/template.setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxConcurrency: 2,
    // Longer than the default second, for a busy machine.
    expect: { poll: { timeout: 10_000 } },
    ...besideOthers,
    ...visits,
    // A new worker takes ten seconds per file; each file has its own provider and browser anyway.
    isolate: false,
  },
});
