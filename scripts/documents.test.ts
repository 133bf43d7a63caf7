import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

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

test("every test that a document names exists", () => {
  const named = /`(?:[\w.-]+\/)*([\w.-]+\.test\.tsx?)`/g;
  expect(tests.size).toBeGreaterThan(100);
  expect(wrongIn(named, (file) => tests.has(file))).toEqual([]);
});
