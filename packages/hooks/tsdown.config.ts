import { defineConfig } from "tsdown";
import { markClientModules } from "../../scripts/client-directive.ts";

export default defineConfig({
  entry: ["src/index.ts"],
  platform: "neutral",
  // A file per module: apps do not bundle unused modules and their imports.
  unbundle: true,
  tsconfig: "tsconfig.build.json",
  dts: true,
  sourcemap: true,
  clean: true,
  hooks: { "build:done": () => markClientModules("dist") },
});
