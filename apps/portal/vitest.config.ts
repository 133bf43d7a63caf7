import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "end to end",
    include: ["e2e/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    maxConcurrency: 2,
  },
});
