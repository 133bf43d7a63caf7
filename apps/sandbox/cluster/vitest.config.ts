import { defineConfig } from "vitest/config";

/** The game days: each starts a cluster of its own, so they run one after another and outside the default run. */
export default defineConfig({
  test: {
    name: "game days",
    root: import.meta.dirname,
    include: ["game-days/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
