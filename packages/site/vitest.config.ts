import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "site",
    globalSetup: "test/build-once.setup.ts",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // In one group with the end-to-end tests, which need the same: both wait for browsers, and share two workers.
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
  },
});
