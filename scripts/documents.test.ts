import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => existsSync(join(root, file)));
const documents = files.filter((file) => /\.mdx?$/.test(file));
const tests = new Set(files.filter((file) => /\.test(-d)?\.tsx?$/.test(file)).map((file) => basename(file)));

/** Returns the parts of documents that match a pattern and fail a check, each with its document. */
const wrongIn = (pattern: RegExp, isRight: (part: string, document: string) => boolean) =>
  documents.flatMap((document) =>
    [...readFileSync(join(root, document), "utf8").matchAll(pattern)].flatMap(([, part = ""]) =>
      isRight(part, document) ? [] : [`${document}: ${part}`],
    ),
  );

test("every link of a document to a file leads to one", () => {
  const link = /\]\((?![a-z]+:|#)([^)#?\s]+)/g;
  expect(wrongIn(link, (to, document) => existsSync(join(root, dirname(document), to)))).toEqual([]);
});

/** Returns the ids of a document's headings, as GitHub makes them. */
const idsOf = (document: string) =>
  new Set(
    [...readFileSync(document, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );

test("every link of a document to a heading leads to one", () => {
  const link = /\]\((?![a-z]+:)([^)\s?#]*#[^)\s]+)\)/g;
  const isRight = (to: string, document: string) => {
    const [path = "", id = ""] = to.split("#");
    const file = path === "" ? join(root, document) : join(root, dirname(document), path);
    return !/\.mdx?$/.test(file) || !existsSync(file) || idsOf(file).has(id);
  };
  expect(wrongIn(link, isRight)).toEqual([]);
});

test("a link of a document that is named like a file leads to a file of that name", () => {
  const link = /(\[[\w.-]+\.(?:tsx?|js|json|md|sql|ya?ml)\]\([^)\s]+)/g;
  const isSame = (found: string) => {
    const [name = "", to = ""] = found.slice(1).split("](");
    return basename(to.replace(/[?#].*$/, "")) === name;
  };
  expect(wrongIn(link, isSame)).toEqual([]);
});

describe("docs/anchors.md", () => {
  const rows = readFileSync(join(root, "docs/anchors.md"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, habit = "", there = "", here = "", verdict = ""] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim());
      return verdict === "" || habit === "habit" || habit.startsWith("---")
        ? []
        : [{ habit, there, here, verdict }];
    });

  test("compares at least twenty habits, each by a file there and a file here", () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(
      rows.filter(({ there }) => !there.includes("](https://github.com/")).map(({ habit }) => habit),
    ).toEqual([]);
    expect(rows.filter(({ here }) => !/\]\((?!https?:)[^)]+\)/.test(here)).map(({ habit }) => habit)).toEqual(
      [],
    );
  });

  test("gives a reason for each habit in which ours is worse", () => {
    const worse = rows.filter(({ verdict }) => /\bworse\b/i.test(verdict));
    expect(worse.length).toBeGreaterThan(0);
    const silent = worse.filter(({ verdict }) => !/with a reason: |because|since/.test(verdict));
    expect(silent.map(({ habit }) => habit)).toEqual([]);
  });
});

test("every test that a document names exists", () => {
  const named = /`(?:[\w.-]+\/)*([\w.-]+\.test\.tsx?)`/g;
  expect(tests.size).toBeGreaterThan(100);
  expect(wrongIn(named, (file) => tests.has(file))).toEqual([]);
});
