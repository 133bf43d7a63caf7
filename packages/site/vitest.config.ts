import { defineConfig } from "vitest/config";
import { waitingWorkers } from "../../scripts/workers.ts";

export default defineConfig({
  test: {
    name: "site",
    globalSetup: ["test/build-once.setup.ts", "../../apps/sandbox/test/postgres.setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // In one group with the end-to-end tests, which must have as many workers.
    isolate: false,
    maxWorkers: waitingWorkers,
    sequence: { groupOrder: 2 },
  },
});
