import { defineConfig } from "vitest/config";

/** Runs the unit tests of the portal's modules and of its build, without a browser. */
export default defineConfig({ test: { name: "portal", include: ["{app/**/,hosting/,}*.test.ts"] } });
