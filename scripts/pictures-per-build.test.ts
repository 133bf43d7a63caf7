import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listPictures, readStories } from "../.storybook/pictures/read-stories.ts";
import { picturesOf } from "../.storybook/modes.ts";
import { isExternal } from "./built-storybook/changed.ts";
import { countByMode, readCounts } from "./built-storybook/cost.ts";

const root = join(import.meta.dirname, "..");
const stories = readStories();
const pictures = listPictures(stories);

/** How many pictures more than in the document need no new table: 3 %, and at least five. */
const allowance = (count: number) => Math.max(5, Math.ceil(count * 0.03));

test("no mode takes more pictures than docs/pictures-per-build.md states; write it by pnpm pictures:cost", () => {
  const stated = readCounts(readFileSync(join(root, "docs/pictures-per-build.md"), "utf8"));
  expect(stated.size).toBeGreaterThan(5);
  const grown = countByMode().filter(([mode, count]) => {
    const known = stated.get(mode) ?? 0;
    return count > known + allowance(known);
  });
  expect(grown).toEqual([]);
});

test("a build takes at most two thousand pictures", () => {
  expect(pictures.length).toBeLessThanOrEqual(2000);
});

test("no story is pictured twice under one name", () => {
  const names = pictures.map(({ story, name }) => `${story.id} ${name}`);
  expect(names.length).toBe(new Set(names).size);
});

test("a story that sets its surroundings has one picture, named after them", () => {
  const story = {
    title: "Data/Table",
    tags: ["test"],
    globals: { scheme: "dark", viewport: { value: "phone" } },
  };
  expect(picturesOf(story, ["house right to left"])).toEqual({
    "house dark phone": { brand: "house", scheme: "dark", locale: "en", direction: "auto", viewport: 390 },
  });
});

test("a story that only repeats another has no picture", () => {
  expect(picturesOf({ title: "Data/Table", tags: ["dev"], globals: { direction: "rtl" } })).toEqual({});
});

test("every picture of the test run is one of Chromatic's", () => {
  const listed = new Set(pictures.map(({ story }) => story.id));
  const tagged = stories.filter(({ tags }) => tags.includes("picture"));
  expect(tagged.length).toBeGreaterThan(40);
  expect(tagged.filter(({ id }) => !listed.has(id)).map(({ id }) => id)).toEqual([]);
});

test("no local picture is committed", () => {
  const committed = execFileSync("git", ["ls-files", ".pictures"], { cwd: root, encoding: "utf8" });
  expect(committed).toBe("");
});

test("chromatic.config.json lists what style sheets import, as the build inlines it", () => {
  const imports = globSync("packages/{ui,screens,site}/src/**/*.css.ts", { cwd: root }).flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), "utf8").matchAll(/^import (?!type)[^;]*?from "(\.[^"]+)"/gm),
      ([, path = ""]) => join(dirname(file), path),
    ),
  );
  expect(imports.length).toBeGreaterThan(100);
  expect([...new Set(imports)].filter((file) => !isExternal(file))).toEqual([]);
});
