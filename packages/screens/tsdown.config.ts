import { defineConfig } from "tsdown";
import { messagesPlugin } from "./messages-plugin.ts";

export default defineConfig({
  entry: ["src/index.ts"],
  platform: "neutral",
  tsconfig: "tsconfig.build.json",
  dts: true,
  clean: true,
  plugins: [messagesPlugin()],
});
