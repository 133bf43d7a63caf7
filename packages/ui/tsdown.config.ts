import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { defineConfig } from "tsdown";
import { writeFile } from "node:fs/promises";
import { markClientModules } from "../../scripts/client-directive.ts";
import { toDesignTokens } from "./src/theme/design-tokens.ts";
import { house } from "./src/theme/themes/house.ts";

/** Writes the house theme as design tokens, one file for each scheme. */
const writeTokens = () =>
  Promise.all(
    (["light", "dark"] as const).map((scheme) =>
      writeFile(
        `dist/tokens${scheme === "light" ? "" : ".dark"}.json`,
        `${JSON.stringify(toDesignTokens(house, scheme), null, 2)}\n`,
      ),
    ),
  );

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
  hooks: {
    "build:done": async () => {
      await markClientModules("dist");
      await writeTokens();
    },
  },
});
