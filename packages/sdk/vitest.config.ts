import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "sdk", isolate: false, include: ["test/**/*.test.ts"], typecheck: { enabled: false } },
});
