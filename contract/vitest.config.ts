import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "contract",
    include: ["test/**/*.test.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: "100%",
    sequence: { groupOrder: 1 },
    // The embedded database is compiled once per worker instead of once per file.
    isolate: false,
  },
});
