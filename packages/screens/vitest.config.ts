import { defineConfig } from "vitest/config";
import { messagesPlugin } from "./messages-plugin.ts";

export default defineConfig({
  plugins: [messagesPlugin()],
  test: { name: "screens", isolate: false, include: ["src/**/*.test.ts"] },
});
