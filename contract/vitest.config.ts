import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "contract",
    include: ["test/**/*.test.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: "100%",
    sequence: { groupOrder: 1 },
    // The embedded database is compiled once for each worker instead of once for each file.
    isolate: false,
  },
});
