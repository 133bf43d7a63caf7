import { defineConfig } from "vitest/config";
import { besideOthers } from "../../scripts/workers.ts";

export default defineConfig({
  test: {
    name: "embed",
    ...besideOthers,
    isolate: false,
    include: ["test/**/*.test.ts"],
    typecheck: { enabled: false },
  },
});
