import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "packed",
    include: ["*.test.ts"],
    globalSetup: ["fresh-app.setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 90_000,
    maxWorkers: "100%",
    sequence: { groupOrder: 1 },
  },
});
