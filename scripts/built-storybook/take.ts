import { mkdir, rm, writeFile } from "node:fs/promises";
import { chromium, type Page } from "playwright-core";
import { listPictures, type Picture } from "../../.storybook/pictures/read-stories.ts";
import { ensureChromium } from "../chromium.ts";
import { launchOptions } from "../test-browser/launch-options.ts";
import { afterFolder, fileOf } from "./store.ts";
import { openVisitor } from "./visit.ts";

const lanes = 2;
/** The end of a longer page is not in its picture. */
const tallest = 8_000;
/** How often a picture that still changes is taken again. */
const mostRounds = 5;

async function photographOnce(page: Page): Promise<Buffer> {
  // Parts that load late, such as a QR code.
  await page.waitForLoadState("networkidle");
  const [width, length] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight]);
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: width ?? 0, height: Math.min(length ?? 0, tallest) },
    animations: "disabled",
  });
}

/** Takes a picture as soon as two in sequence are equal. */
async function photograph(page: Page): Promise<Buffer> {
  let last = await photographOnce(page);
  for (let round = 0; round < mostRounds; round += 1) {
    const next = await photographOnce(page);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** Takes the pictures of a built Storybook that Chromatic would take; returns the pictures whose story failed. */
export async function takePictures(
  storybook: string,
  isChosen: (picture: Picture) => boolean,
): Promise<string[]> {
  process.env["CHROMIUM_PATH"] ??= await ensureChromium();
  const pictures = listPictures().filter(isChosen);
  await rm(afterFolder, { recursive: true, force: true });
  await mkdir(afterFolder, { recursive: true });
  const browser = await chromium.launch(launchOptions());
  const failed: string[] = [];
  const waiting = pictures.values();
  let taken = 0;

  const walk = async (): Promise<void> => {
    const context = await browser.newContext();
    const { page, visit, close } = await openVisitor(context, storybook, "&chromatic=true");
    for (const { story, name, mode } of waiting) {
      const { viewport, ...globals } = mode;
      const width = Number(viewport);
      const faults = await visit(story.id, width, globals);
      if (faults.length > 0) failed.push(`${story.id}, ${name}: ${faults[0]?.slice(0, 200)}`);
      await writeFile(fileOf(afterFolder, story.id, name), await photograph(page));
      taken += 1;
      if (taken % 100 === 0) console.log(`${taken} of ${pictures.length}`);
    }
    await context.close();
    close();
  };

  await Promise.all(Array.from({ length: lanes }, walk));
  await browser.close();
  console.log(`${taken} pictures taken`);
  return failed;
}
