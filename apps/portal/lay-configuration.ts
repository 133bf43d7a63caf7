import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "vite";
import { CONFIGURATION_SCHEMA } from "./configuration-plugin.ts";

/** The module that creates the style sheet of a configured brand; it belongs to the styles of its build. */
const BRAND_MODULE = "create-brand-styles";

/** Returns the schema of the configuration with the languages of the build. */
function withLanguages(schema: string, tags: readonly string[]): string {
  const document: unknown = JSON.parse(schema, (key, value: unknown) =>
    key === "languages"
      ? {
          ...Object(value),
          items: { enum: tags, must: `must be a language of the build: ${tags.join(", ")}` },
        }
      : value,
  );
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * Writes into the served folder what `broker-sandbox configure` needs of this build: the schema of the configuration, and
 * the module that creates the styles of a brand.
 */
export async function layConfiguration(client: string, tags: readonly string[]): Promise<void> {
  const schema = await readFile(join(import.meta.dirname, CONFIGURATION_SCHEMA), "utf8");
  await writeFile(join(client, CONFIGURATION_SCHEMA), withLanguages(schema, tags));
  await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      outDir: client,
      emptyOutDir: false,
      target: "es2023",
      lib: {
        entry: createRequire(import.meta.url).resolve(`@broker/ui/${BRAND_MODULE}`),
        formats: ["es"],
        // A module in each folder, whatever the `package.json` above it says.
        fileName: () => `${BRAND_MODULE}.mjs`,
      },
    },
  });
}
