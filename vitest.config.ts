import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "api-spec",
      "packages/*",
      "apps/sandbox",
      "apps/portal",
      "contract",
      "packed",
      "scripts",
      "vitest.storybook.config.ts",
    ],
  },
});
