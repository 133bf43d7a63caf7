import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { dropStoryHeadings } from "./built-storybook/drop-story-headings.ts";

const storybook = join(import.meta.dirname, "../.storybook");

/** Matches the imports that are loaded with their file, which excludes imports of types and dynamic imports. */
const imports = /^(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s)?"([^"]+)"/gm;

/** Returns the packages that a module imports, directly or through its relative imports. */
function readPackages(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return [];
  seen.add(file);
  return Array.from(readFileSync(file, "utf8").matchAll(imports), ([, from = ""]) => from).flatMap((from) =>
    from.startsWith(".") ? readPackages(join(dirname(file), from), seen) : [from],
  );
}

test("what every story loads has neither the worker with its answers, nor the blocks of documentation, nor axe", () => {
  const loaded = readPackages(join(storybook, "preview.tsx"));
  expect(loaded).toContain("@broker/ui");
  expect(loaded).toContain("storybook/test");
  const late = /^(msw|@broker\/(mocks|hooks|sdk|api-spec)|@storybook|axe-core|storybook\/(theming|internal))/;
  expect(loaded.filter((name) => late.test(name))).toEqual([]);
});

test("no page loads the list of all parts as a whole, which would keep every part in every story", () => {
  const files = globSync([".storybook/**/*.{ts,tsx}", "packages/{ui,screens,site}/src/**/*.{ts,tsx}"], {
    cwd: join(storybook, ".."),
  }).filter((file) => !file.includes(".test."));
  const whole = /import\("@broker\/ui"\)|\* as \w+ from "@broker\/ui"/;
  expect(files.filter((file) => whole.test(readFileSync(join(storybook, "..", file), "utf8")))).toEqual([]);
});

test("the search of the built Storybook has the headings of guides, and of parts only their stories", () => {
  const story = { type: "story", name: "Undo" };
  const page = { type: "docs", anchors: [{ id: "anchor--toast--undo" }, { id: "keys" }] };
  const given = { v: 5, entries: { "toast--undo": story, "toast--docs": page } };
  const result: unknown = JSON.parse(dropStoryHeadings(JSON.stringify(given)));
  const kept = { ...page, anchors: [{ id: "keys" }] };
  expect(result).toEqual({ v: 5, entries: { "toast--undo": story, "toast--docs": kept } });
});
