import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "embed", isolate: false, include: ["test/**/*.test.ts"], typecheck: { enabled: false } },
});
