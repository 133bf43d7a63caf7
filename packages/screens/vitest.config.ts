import { defineConfig } from "vitest/config";
import { messagesPlugin } from "./messages-plugin.ts";

export default defineConfig({
  plugins: [messagesPlugin()],
  test: { name: "screens", include: ["src/**/*.test.ts"] },
});
