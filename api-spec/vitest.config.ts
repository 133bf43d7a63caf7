import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "api-spec", include: ["test/*.test.ts"], testTimeout: 30_000 } });
