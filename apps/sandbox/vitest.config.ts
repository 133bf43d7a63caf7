import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "sandbox",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/template.setup.ts", "test/postgres.setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // All processors, which asks for a turn of its own: these tests wait for a database, and no browser is in their way.
    maxWorkers: "100%",
    sequence: { groupOrder: 1 },
    // The embedded database is compiled once for each worker instead of once for each file.
    isolate: false,
  },
});
