import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const tests = join(import.meta.dirname, "..");
const page = join(tests, "../../../docs/red-team.md");
const security = join(tests, "../../../docs/security.md");
const ROW =
  /^\| (?<attack>[^|]+?) +\| (?<outcome>[^|]+?) +\| `(?<file>[\w/-]+\.test\.ts)`: (?<title>.+?) +\|$/;

/** Reads the rows of the page's tables; throws for a row in another form. */
async function readRows() {
  const lines = (await readFile(page, "utf8")).split("\n");
  return lines
    .filter((line) => line.startsWith("| ") && !/^\| (attack|-)/.test(line))
    .map((line) => {
      const { file, outcome, title } = ROW.exec(line)?.groups ?? {};
      if (file === undefined || outcome === undefined || title === undefined)
        throw new Error(`A row has no outcome or no test: ${line}`);
      return { file, outcome, title };
    });
}

/** Lists the titles of the tests of a file, as they are in the source. */
const titlesIn = (source: string) =>
  [
    ...source.matchAll(
      /^\s*test(?:\.each[^"]*?)?\(\s*"([^"]+)"|^\s*\]\)\("([^"]+)"|entries\(hidden\)\)\("([^"]+)"/gm,
    ),
  ].map((found) => found.slice(1).find((title) => title !== undefined) ?? "");

test("docs/red-team.md names an existing test for each attack and leaves none open, and docs/security.md has their numbers", async () => {
  const rows = await readRows();
  const fell = rows.filter(({ outcome }) => outcome.startsWith("**fell**")).length;
  expect(await readFile(security, "utf8")).toContain(
    `lists the ${rows.length} attacks, each with its test; ${fell} fell and were mended.`,
  );
  for (const { file, outcome, title } of rows) {
    // A title may end with the case of its row.
    const source = await readFile(join(tests, file), "utf8");
    expect(
      [`"${title}"`, `"${title}:`, `"${title},`].some((start) => source.includes(start)),
      title,
    ).toBe(true);
    expect(outcome).toMatch(/^(held|\*\*fell\*\*)/);
  }
});

test("each attack of this folder is in docs/red-team.md", async () => {
  const named = new Set((await readRows()).map(({ title }) => title));
  const titles: string[] = [];
  for (const file of globSync("red-team/!(table).test.ts", { cwd: tests }))
    titles.push(...titlesIn(await readFile(join(tests, file), "utf8")));
  expect(titles.length).toBeGreaterThan(50);
  expect(titles.filter((title) => !named.has(title))).toEqual([]);
});
