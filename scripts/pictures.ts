import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChangedStories } from "./built-storybook/changed.ts";
import { comparePictures } from "./built-storybook/compare.ts";
import { writeTables } from "./built-storybook/cost.ts";
import { renderReport } from "./built-storybook/report.ts";
import { serveReport } from "./built-storybook/review.ts";
import { acceptPictures, beforeFolder, listChanges, storeFolder } from "./built-storybook/store.ts";
import { takePictures } from "./built-storybook/take.ts";
import { ensureChromium } from "./chromium.ts";

/** Replaces Chromatic on this machine: takes the same screenshots, compares them with the accepted ones, and serves a review page. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    storybook: { type: "string", default: "storybook-static" },
    changed: { type: "boolean", default: false },
    port: { type: "string", default: "6007" },
  },
});
const [command = "take", ...chosen] = positionals;
const report = join(storeFolder, "report.html");
const costs = join(import.meta.dirname, "../docs/pictures-per-build.md");

async function writeReport(failed: readonly string[]): Promise<number> {
  process.env["CHROMIUM_PATH"] ??= await ensureChromium();
  const all = listChanges();
  const changes = await comparePictures(all);
  await mkdir(storeFolder, { recursive: true });
  await writeFile(report, renderReport(changes, failed, all.length));
  console.log(`${changes.length} of ${all.length} pictures changed: ${report}`);
  return changes.length;
}

async function take(): Promise<void> {
  const files = values.changed ? findChangedStories(values.storybook) : null;
  const failed = await takePictures(
    values.storybook,
    ({ story }) =>
      (files === null || files.has(story.file)) &&
      (chosen.length === 0 || chosen.some((part) => story.id.includes(part))),
  );
  for (const fault of failed) console.log(`✗ ${fault}`);
  if (!existsSync(beforeFolder)) {
    console.log(`${acceptPictures(() => true)} pictures are the first ones, and accepted`);
    return;
  }
  if ((await writeReport(failed)) > 0) console.log("Accept the intended changes: pnpm pictures:review");
}

const commands: Readonly<Record<string, () => Promise<void> | void>> = {
  take,
  review: async () => {
    await writeReport([]);
    await serveReport(report, Number(values.port));
  },
  accept: () => {
    const count = acceptPictures((name) => chosen.includes("all") || chosen.includes(name));
    console.log(`${count} pictures accepted`);
  },
  cost: async () => {
    await writeFile(costs, writeTables(await readFile(costs, "utf8")));
    execFileSync("oxfmt", [costs]);
  },
};

const run = commands[command];
if (run === undefined)
  throw new Error(`There is no command “${command}”: ${Object.keys(commands).join(", ")}.`);
await run();
