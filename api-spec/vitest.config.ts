import { defineConfig } from "vitest/config";
import { besideOthers } from "../scripts/workers.ts";

export default defineConfig({
  test: {
    name: "api-spec",
    ...besideOthers,
    include: ["test/*.test.ts"],
    testTimeout: 30_000,
  },
});
