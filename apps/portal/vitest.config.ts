import { configDefaults, defineConfig } from "vitest/config";

/** What takes minutes: each call and each flow with each fault, every page past axe, the other company. Each night, and with `E2E=all`. */
const long = ["e2e/faults/{calls,flows}.test.ts", "e2e/sweep.test.ts", "e2e/company.test.ts"];

export default defineConfig({
  test: {
    name: "end to end",
    include: ["e2e/**/*.test.ts"],
    exclude: process.env["E2E"] === "all" ? configDefaults.exclude : [...configDefaults.exclude, ...long],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    maxConcurrency: 2,
  },
});
