import { defineConfig } from "vitest/config";
import { besideOthers } from "../../scripts/workers.ts";

/** Runs the unit tests of the portal's modules and of its build, without a browser. */
export default defineConfig({
  test: {
    name: "portal",
    ...besideOthers,
    include: ["{app/**/,hosting/,}*.test.ts"],
  },
});
