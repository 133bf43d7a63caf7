import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "sandbox",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/template.setup.ts", "test/postgres.setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
