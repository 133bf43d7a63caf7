import { defineConfig } from "tsdown";

const entry = (name: string) => ({
  entry: [`src/${name}.ts`],
  platform: "neutral" as const,
  tsconfig: "tsconfig.build.json",
  dts: true,
  sourcemap: true,
  clean: false,
});

// Each entry is a file without imports, so that a site can serve the loader as one file.
export default defineConfig([{ ...entry("index"), minify: true, clean: true }, entry("protocol")]);
