import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { widthOf } from "../.storybook/modes.ts";
import { listPictures, readStories } from "../.storybook/pictures/read-stories.ts";
import { openVisitor } from "./built-storybook/visit.ts";
import { ensureChromium } from "./chromium.ts";
import { launchOptions } from "./test-browser/launch-options.ts";

/**
 * Opens each story of the built Storybook, as a reader does, and lists those that throw, log an error, or call something
 * that nothing answers. A story is opened in its own width, and in each width in which a picture is taken of it, since
 * it is played there too. Parts of ids limit this to some stories.
 */
const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { storybook: { type: "string", default: "storybook-static" } },
});
const lanes = 2;

process.env["CHROMIUM_PATH"] ??= await ensureChromium();
const browser = await chromium.launch(launchOptions());
const stories = readStories().filter(
  ({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)),
);
const pictured = Map.groupBy(listPictures(), ({ story }) => story.id);
const plays = stories.flatMap(({ id, globals }) => {
  const widths = pictured.get(id)?.map(({ mode }) => Number(mode["viewport"])) ?? [];
  return Array.from(new Set([widthOf(globals), ...widths]), (width) => ({ id, width }));
});
const red: string[] = [];
const waiting = plays.values();
let done = 0;

async function walk(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const { visit, close } = await openVisitor(context, values.storybook);
  for (const { id, width } of waiting) {
    const faults = await visit(id, width);
    // A busy machine may stop the service worker between two calls.
    const isRed = faults.length > 0 && (await visit(id, width)).length > 0;
    if (faults.length > 0 && !isRed)
      console.log(`? ${id} at ${width} px, green the second time: ${faults[0]?.slice(0, 200)}`);
    if (isRed) {
      red.push(id);
      console.log(`✗ ${id} at ${width} px\n    ${faults.join("\n    ")}`);
    }
    done += 1;
    if (done % 100 === 0) console.log(`${done} of ${plays.length}`);
  }
  await context.close();
  close();
}

const start = performance.now();
await Promise.all(Array.from({ length: lanes }, walk));
await browser.close();
const seconds = Math.round((performance.now() - start) / 1000);
console.log(
  `${plays.length - red.length} of ${plays.length} plays of ${stories.length} stories are green, in ${seconds} s`,
);
process.exitCode = red.length > 0 ? 1 : 0;
