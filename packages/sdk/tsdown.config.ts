import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/index.ts", "src/events.ts", "src/fetch.ts", "src/money.ts"],
  platform: "neutral",
  tsconfig: "tsconfig.build.json",
  dts: true,
  sourcemap: true,
  clean: true,
});
