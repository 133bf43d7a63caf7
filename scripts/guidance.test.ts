import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { describe, expect, test } from "vitest";
import { readChanges } from "../.storybook/docs/guidance/changes.ts";
import { readStories } from "../.storybook/pictures/read-stories.ts";
import type { Guidance } from "../packages/ui/src/guidance/guidance.ts";
import { idiomsIn } from "./plain-english.ts";

const source = join(import.meta.dirname, "../packages/ui/src");
const guidances = import.meta.glob<Guidance>("../packages/ui/src/**/*.guidance.ts", {
  eager: true,
  import: "guidance",
});

const stories = readStories();
const pages = Map.groupBy(
  stories.filter(({ file }) => file.startsWith("packages/ui/")),
  ({ file }) => file.replace(/^packages\/ui\/src\/(.*)\.stories\.tsx$/, "$1"),
);
/** The pages of parts; foundations are no parts. */
const documented = [...pages.keys()].filter((page) => !page.startsWith("foundations/"));
const written = Object.entries(guidances).map(([file, guidance]) => ({
  page: file.replace(/^.*\/ui\/src\/(.*)\.guidance\.ts$/, "$1"),
  guidance,
}));

/** Returns the sentences of a guidance, without keys and slots, which parts may have in common. */
const sentencesOf = (guidance: Guidance): readonly string[] => [
  ...guidance.use,
  ...guidance.avoid.map(({ when }) => when),
  ...[...guidance.dos, ...guidance.donts].map(({ text }) => text),
  ...guidance.accessibility,
  ...guidance.words,
  ...(guidance.rightToLeft === null ? [] : [guidance.rightToLeft]),
];

test("every documented part has its guidance, and every guidance its part", () => {
  const pages = written.map(({ page }) => page);
  expect(documented.length).toBeGreaterThan(75);
  expect(pages.toSorted()).toEqual(documented.toSorted());
});

test("no sentence is written for two parts: the template has what all have in common", () => {
  const all = written.flatMap(({ guidance }) => sentencesOf(guidance));
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

/** The sources that use parts: screens, the public site, the portal, and other parts; no stories and no tests. */
const users = globSync(["packages/{screens,site,ui}/src/**/*.{ts,tsx}", "apps/portal/app/**/*.{ts,tsx}"], {
  cwd: join(import.meta.dirname, ".."),
})
  .filter((file) => !/\.(stories|test|guidance)\.|\/ui\/src\/(foundations|index)/.test(file))
  .map((file) => ({ file, code: readFileSync(join(import.meta.dirname, "..", file), "utf8") }));

/** Returns whether a part is used: imported from the package, or by another part. */
function isUsed(page: string): boolean {
  const stories = readFileSync(join(source, `${page}.stories.tsx`), "utf8");
  const [, component = ""] = /\bcomponent: (\w+)/.exec(stories) ?? [];
  const outside = new RegExp(`\\b${component}\\b[^;]*from "@broker/ui"`);
  return users.some(({ file, code }) =>
    file.startsWith(`packages/ui/src/${dirname(page)}/`)
      ? false
      : code.includes(`/${page}.tsx"`) || outside.test(code),
  );
}

test("a part is on trial as long as nothing of the kit uses it", () => {
  const wrong = written.filter(({ page, guidance }) => (guidance.status === "stable") !== isUsed(page));
  expect(wrong.map(({ page }) => page)).toEqual([]);
});

/** The parts whose wrong use no picture can show, with the reason. */
const withoutPicture: Readonly<Record<string, string>> = {
  "screen-only/screen-only": "what it does is seen on paper only",
  "visually-hidden/visually-hidden": "it is heard, and not seen",
};

test("every part shows a story of what not to do, except those that no picture can show", () => {
  const without = written.filter(({ guidance }) => guidance.donts.every(({ story }) => story === undefined));
  expect(without.map(({ page }) => page).toSorted()).toEqual(Object.keys(withoutPicture).toSorted());
  const document = readFileSync(join(import.meta.dirname, "../docs/storybook.md"), "utf8");
  expect(Object.values(withoutPicture).filter((reason) => !document.includes(reason))).toEqual([]);
});

test("docs/storybook.md states no more than is there", () => {
  const document = readFileSync(join(import.meta.dirname, "../docs/storybook.md"), "utf8");
  const withStory = (examples: Guidance["dos"]) => examples.filter(({ story }) => story !== undefined).length;
  const counts: Readonly<Record<string, number>> = {
    "parts with guidance": written.length,
    "examples of what to do, with a story": written.reduce(
      (sum, { guidance }) => sum + withStory(guidance.dos),
      0,
    ),
    "examples of what not to do, with a story": written.reduce(
      (sum, { guidance }) => sum + withStory(guidance.donts),
      0,
    ),
    stories: stories.length,
  };
  const rows = Array.from(document.matchAll(/^\| (.+?) +\| (\d+) +\|/gm), ([, name = "", count]) => ({
    name,
    count: Number(count),
  }));
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(counts));
  expect(rows.filter(({ name, count }) => count > (counts[name] ?? 0))).toEqual([]);
});

test("every test of a part is named in its guidance", () => {
  const named = new Set(written.flatMap(({ guidance }) => guidance.tests));
  const folders = new Set(written.map(({ page }) => dirname(page)));
  const own = globSync("*/*.test.{ts,tsx}", { cwd: source }).filter((file) => folders.has(dirname(file)));
  expect(own.filter((file) => !named.has(file))).toEqual([]);
});

describe.each(written)("the guidance of $page", ({ page, guidance }) => {
  const { use, avoid, dos, donts, anatomy, keys, accessibility, tests } = guidance;
  const own = pages.get(page) ?? [];
  const title = own[0]?.title ?? "";
  const storyOf = (name: string) => own.find(({ id }) => id === toId(title, storyNameFromExport(name)));

  test("has every section", () => {
    const isOperated = storyOf("Keyboard") !== undefined;
    const sections = { use, avoid, dos, donts, anatomy, accessibility, ...(isOperated && { keys }) };
    const empty = Object.entries(sections).filter(([, content]) => content.length === 0);
    expect(empty).toEqual([]);
  });

  test("leads to pages, stories and tests that exist", () => {
    const titles = new Set(stories.map((story) => story.title));
    expect(avoid.map((one) => one.use).filter((one) => one === title || !titles.has(one))).toEqual([]);
    const shown = [...dos, ...donts].flatMap(({ story }) => story ?? []);
    expect(shown.filter((name) => storyOf(name) === undefined)).toEqual([]);
    expect(tests.filter((file) => !existsSync(join(source, file)))).toEqual([]);
  });

  test("shows what to do by a story of the part, and what not to do by one that is not listed with the others", () => {
    expect(dos.some(({ story }) => story !== undefined)).toBe(true);
    const listed = donts.flatMap(({ story }) => (story === undefined ? [] : (storyOf(story)?.tags ?? [])));
    expect(listed.filter((tag) => tag === "dev" || tag === "test")).toEqual([]);
  });

  test("is in plain English and whole sentences", () => {
    const sentences = [...sentencesOf(guidance), ...anatomy.map(([, text]) => text)];
    expect(sentences.filter((text) => !/^[A-Z`“0-9←→].*[.:?]”?$/.test(text))).toEqual([]);
    expect(sentences.flatMap((text) => idiomsIn(`${page}.md`, text))).toEqual([]);
  });
});

test("a line of a changeset or of the changelog belongs to the parts that it names", () => {
  const changeset = (name: string, text: string) => `---\n"${name}": minor\n---\n\n${text}\n`;
  const changes = readChanges("@broker/ui", ["Button"], {
    changelog:
      "# @broker/ui\n\n## 0.2.0\n\n### Minor Changes\n\n- 1a2b3c4: `Button` has an icon.\n- `IconButton` has a tone.\n\n## 0.1.0\n\n- First release.\n",
    changesets: [
      changeset("@broker/ui", "- `Button` is announced while pending.\n- `Link` is underlined."),
      changeset("@broker/sdk", "- `Button` is no concern of this package."),
    ],
  });
  expect(changes).toEqual([
    { version: null, lines: ["`Button` is announced while pending."] },
    { version: "0.2.0", lines: ["`Button` has an icon."] },
  ]);
});
