import { join } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";
import { readExamples } from "../scripts/readme-examples.ts";
import { besideOthers } from "../scripts/workers.ts";

/** Resolves `virtual:readme/sdk/1` to the first TypeScript example in the README of the package `sdk`. */
const readmes: Plugin = {
  name: "readmes",
  resolveId(id) {
    const [, name, number] = /^virtual:readme\/(\w+)\/(\d+)$/.exec(id) ?? [];
    return name === undefined ? null : join(import.meta.dirname, `test/readme-${name}-${number}.ts`);
  },
  load(id) {
    const [, name, number] = /\/readme-(\w+)-(\d+)\.ts$/.exec(id) ?? [];
    if (name === undefined) return null;
    const examples = readExamples(join(import.meta.dirname, `../packages/${name}/README.md`));
    return examples[Number(number) - 1] ?? null;
  },
};

export default defineConfig({
  plugins: [readmes],
  test: {
    name: "contract",
    include: ["test/**/*.test.ts"],
    globalSetup: "../apps/sandbox/test/postgres.setup.ts",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    ...besideOthers,
    // Modules are loaded once per worker instead of once per file.
    isolate: false,
  },
});
