import { defineConfig } from "vitest/config";
import { besideOthers } from "../../scripts/workers.ts";

export default defineConfig({
  test: {
    name: "mocks",
    ...besideOthers,
    include: ["src/**/*.test.ts"],
  },
});
