import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const name = "virtual:token-uses";
const packages = join(import.meta.dirname, "../../packages");

/** How a style sheet names a token, and how an element names a gap. */
const named = /\bvars\.(\w+)(?:\.(\w+)|\[(\d+)\])/g;
const gap = /\bgap=\{(\d+)\}/g;

/** Counts how often the sources of parts, screens and public pages name each token, except where tokens are defined. */
function countUses(): Readonly<Record<string, number>> {
  const files = globSync("{ui,screens,site}/src/**/*.{ts,tsx}", { cwd: packages }).filter(
    (file) => !/^ui\/src\/(theme|foundations)\/|\.(stories|test)\.tsx?$/.test(file),
  );
  const uses = files.flatMap((file) => {
    const code = readFileSync(join(packages, file), "utf8");
    const tokens = Array.from(code.matchAll(named), ([, group, word, step]) => `${group}.${word ?? step}`);
    return tokens.concat(Array.from(code.matchAll(gap), ([, step]) => `space.${step}`));
  });
  return Object.fromEntries([...Map.groupBy(uses, (use) => use)].map(([use, all]) => [use, all.length]));
}

/** Provides how often each token is used to the pages that list tokens. */
export const tokenUsesPlugin = (): Plugin => ({
  name: "token-uses",
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? `export const uses = ${JSON.stringify(countUses())};` : null),
});
