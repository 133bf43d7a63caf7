import { ensureChromium } from "./chromium.ts";
import { run } from "./run.ts";

/**
 * The surroundings in which all stories are checked besides their default ones; the names are defined in
 * `.storybook/elsewhere.ts`.
 */
const surroundings = [
  "narrow",
  "rtl",
  "narrow,rtl",
  "dark",
  "narrow,rtl,dark",
  "motion",
  "forced-colours",
  "forced-colours,dark",
  "wireframe",
  "meridian",
  "meridian,dark",
  "kite",
  "kite,dark",
  "pseudo,narrow",
  "malay,narrow",
  "chinese",
  "arabic",
  "arabic,narrow,dark",
];

const chromium = await ensureChromium();
const chosen = process.argv.slice(2);
const failed: string[] = [];
for (const names of chosen.length > 0 ? chosen : surroundings) {
  console.log(`\n▶ ${names}`);
  const code = await run("vitest", ["run", "--config", "vitest.storybook.config.ts"], {
    STORYBOOK_SURROUNDINGS: names,
    CHROMIUM_PATH: chromium,
  });
  if (code !== 0) failed.push(names);
}
if (failed.length > 0) console.log(`\nFailed in: ${failed.join(" · ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
