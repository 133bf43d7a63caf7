import { defineConfig } from "vitest/config";
import { besideOthers, visits } from "../../scripts/workers.ts";

export default defineConfig({
  test: {
    name: "site",
    globalSetup: ["test/build-once.setup.ts", "../../apps/sandbox/test/postgres.setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
    ...besideOthers,
    ...visits,
  },
});
