import { mkdir, rm, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { listPictures, type Picture } from "../../.storybook/pictures/read-stories.ts";
import { ensureChromium } from "../chromium.ts";
import { launchOptions } from "../test-browser/launch-options.ts";
import { afterFolder, fileOf } from "./store.ts";
import { openVisitor } from "./visit.ts";

const lanes = 2;
/** The end of a longer page is not in its picture. */
const tallest = 8_000;

/** Takes the pictures of a built Storybook that Chromatic would take; returns those whose story failed. */
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
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      const picture = await page.screenshot({
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(length, tallest) },
        animations: "disabled",
      });
      await writeFile(fileOf(afterFolder, story.id, name), picture);
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
