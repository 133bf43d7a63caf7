import { defineConfig } from "vitest/config";
import { besideOthers } from "../../scripts/workers.ts";

export default defineConfig({
  test: {
    name: "sandbox",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/postgres.setup.ts", "test/template.setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    ...besideOthers,
    // Modules are loaded once per worker instead of once per file.
    isolate: false,
  },
});
