import { defineConfig } from "tsdown";
import { markClientModules } from "../../scripts/client-directive.ts";

export default defineConfig({
  entry: ["src/index.ts"],
  platform: "neutral",
  // A file for each module: what an app does not use stays out of it, with all that it imports.
  unbundle: true,
  tsconfig: "tsconfig.build.json",
  dts: true,
  sourcemap: true,
  clean: true,
  hooks: { "build:done": () => markClientModules("dist") },
});
