import { defineConfig } from "vitest/config";
import { messagesPlugin } from "./messages-plugin.ts";
import { besideOthers } from "../../scripts/workers.ts";

export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    name: "screens",
    ...besideOthers,
    isolate: false,
    include: ["src/**/*.test.ts"],
  },
});
