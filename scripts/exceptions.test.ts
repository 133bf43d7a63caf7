import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.js", "*.mjs"],
  { cwd: root, encoding: "utf8" },
)
  .trim()
  .split("\n")
  // `msw init` writes this file.
  .filter((file) => !file.endsWith("/mockServiceWorker.js"));

/** Returns the comments of the code that begin with a directive, each with its file and line. */
const listDirectives = (directive: RegExp): readonly string[] =>
  files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (directive.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

test("an exception from a lint rule names its rule and its reason", () => {
  const exceptions = listDirectives(/(\/\/|\/\*|\{\/\*)\s*(ox|es)lint-disable/);
  expect(exceptions.length).toBeGreaterThan(0);
  expect(
    exceptions.filter((line) => !/lint-disable(-next-line|-line)? [\w@/, -]*[\w] -- [\w`].{9,}/.test(line)),
  ).toEqual([]);
});

test("an expected type error has a reason, and no type error is ignored", () => {
  const expected = listDirectives(/(\/\/|\/\*|\{\/\*)\s*@ts-expect-error/);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.filter((line) => !/@ts-expect-error[ :-]+[\w`].{9,}/.test(line))).toEqual([]);
  expect(listDirectives(/(\/\/|\/\*|\{\/\*)\s*@ts-(ignore|nocheck)/)).toEqual([]);
});
