import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const sources = join(import.meta.dirname, "../src");
const read = (file: string) => readFileSync(join(sources, file), "utf8");

const importedBy = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) =>
      [...read(file).matchAll(/from "(\..*?)"/g)].map(([, path = ""]) => join(dirname(file), path)),
    ),
  );

/** Whole pages and their frames, which tests open in a browser as built. */
const lists = ["site.tsx", "pages/pages.tsx", "pages/tools/tool-pages.tsx"];
test("every section of a page has a story, alone or within another section", () => {
  const stories = globSync("**/*.stories.tsx", { cwd: sources });
  const pages = importedBy(lists);
  const shown = importedBy(stories);
  const components = globSync("{frame,parts,pages}/**/*.tsx", { cwd: sources }).filter(
    (file) => !stories.includes(file) && /^export function [A-Z]/m.test(read(file)),
  );
  expect(components.length).toBeGreaterThan(40);
  const within = importedBy(components.filter((file) => shown.has(file)));
  const missing = components.filter(
    (file) => !lists.includes(file) && !pages.has(file) && !shown.has(file) && !within.has(file),
  );
  expect(missing).toEqual([]);
});
