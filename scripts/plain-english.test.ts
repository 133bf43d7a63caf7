import { describe, expect, test } from "vitest";
import { idiomsIn, idiomsOfWorkspace } from "./plain-english.ts";

describe("the check for idioms", () => {
  test.each([
    ["a docstring over two lines", "/**\n * Sends it to who\n * asks, unless told otherwise.\n */\n", "a.ts"],
    ["a line comment", "const a = 1; // nobody waits\n", "a.ts"],
    ["a test title", 'test("whoever signs in is shown", () => {});\n', "a.test.ts"],
    ["a title in a table of tests", "describe.each([1])(`%s goes on`, () => {});\n", "a.test.ts"],
    ["a docstring that begins with a preposition", "/** With the name of a user. */\n", "a.ts"],
    ["a docstring that begins with a pronoun", "/** Its name. */\n", "a.ts"],
    ["a row of a table of tests", 'test.each([["a sign of life", 1]])("%s", () => {});\n', "a.test.ts"],
    ["a document", "A page that comes late.\n", "a.md"],
  ])("finds one in %s", (_where, source, file) => {
    expect(idiomsIn(file, source)).not.toEqual([]);
  });

  test.each([
    ["a sentence for users", 'const text = "Nobody answers now.";\n', "a.ts"],
    ["code in backticks", "// Calls `judge` and `test`.\n", "a.ts"],
    ["an example", "/**\n * Sets it.\n *\n * @example\n * set(nobody);\n */\n", "a.ts"],
    ["a quotation", 'The button says "Give up".\n', "a.md"],
    ["a code block", "```ts\n// nobody\n```\n", "a.md"],
  ])("ignores %s", (_what, source, file) => {
    expect(idiomsIn(file, source)).toEqual([]);
  });
});

test("comments, test titles and documents use plain technical English (rules: CONTRIBUTING.md)", () => {
  expect(idiomsOfWorkspace()).toEqual([]);
});
