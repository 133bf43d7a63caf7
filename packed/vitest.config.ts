import { defineConfig } from "vitest/config";
import { besideOthers, visits } from "../scripts/workers.ts";

export default defineConfig({
  test: {
    name: "packed",
    include: ["*.test.ts"],
    globalSetup: ["fresh-app.setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 180_000,
    // Longer than the default second, for a busy machine.
    expect: { poll: { timeout: 10_000 } },
    ...besideOthers,
    ...visits,
  },
});
