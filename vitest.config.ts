import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "api-spec",
      "packages/*",
      "apps/sandbox",
      "apps/portal",
      "apps/portal/vitest.app.config.ts",
      "contract",
      "packed",
      "scripts",
      "vitest.storybook.config.ts",
    ],
  },
});
