import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/index.ts", "src/money.ts"],
  platform: "neutral",
  dts: true,
  clean: true,
});
