import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "site", globalSetup: "test/build-once.setup.ts", testTimeout: 120_000, hookTimeout: 120_000 },
});
