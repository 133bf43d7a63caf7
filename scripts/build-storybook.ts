import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { dropStoryHeadings } from "./built-storybook/drop-story-headings.ts";
import { run } from "./run.ts";

/**
 * Builds Storybook with the API reference as a part of it. Both take most of a minute, so they are built in parallel. Further
 * arguments are passed to `storybook build`, as Chromatic does.
 */
const args = process.argv.slice(2);
const { values } = parseArgs({ args, strict: false, options: { "output-dir": { type: "string" } } });
const output = typeof values["output-dir"] === "string" ? values["output-dir"] : "storybook-static";
const docs = join(import.meta.dirname, "../docs");

const codes = await Promise.all([
  run("npx", ["typedoc"], {}, docs, (text) => process.stdout.write(text)),
  run("storybook", ["build", "--output-dir", output, "--stats-json", "--quiet", ...args]),
]);
process.exitCode = Math.max(...codes);
if (process.exitCode === 0) {
  const index = join(output, "index.json");
  await cp(join(docs, "build/reference"), join(output, "reference"), { recursive: true });
  await writeFile(index, dropStoryHeadings(await readFile(index, "utf8")));
}
