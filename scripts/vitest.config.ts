import { defineConfig } from "vitest/config";
import { besideOthers } from "./workers.ts";

export default defineConfig({
  test: {
    name: "scripts",
    ...besideOthers,
    include: ["*.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
