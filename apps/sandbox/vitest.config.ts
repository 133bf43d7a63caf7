import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "sandbox",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/template.setup.ts", "test/postgres.setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // All processors: these tests wait for databases, and no browser runs beside them.
    maxWorkers: "100%",
    sequence: { groupOrder: 1 },
    // The embedded database is compiled once per worker instead of once per file.
    isolate: false,
  },
});
