import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { defineConfig } from "tsdown";
import { markClientModules } from "../../scripts/client-directive.ts";

export default defineConfig({
  entry: ["src/index.ts", "src/theme/index.ts"],
  platform: "browser",
  unbundle: true,
  tsconfig: "tsconfig.build.json",
  dts: true,
  sourcemap: true,
  fixedExtension: false,
  plugins: [vanillaExtractPlugin({ identifiers: "short", extract: { name: "styles.css" } })],
  outputOptions: { assetFileNames: "[name][extname]" },
  hooks: { "build:done": () => markClientModules("dist") },
});
