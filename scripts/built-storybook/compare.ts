import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { chromium } from "playwright-core";
import { launchOptions } from "../test-browser/launch-options.ts";
import type { Change } from "./store.ts";

/** A picture that is new, or differs from its accepted version. */
export interface Compared extends Change {
  /** The share of pixels that differ, from 0 to 1; null for a new picture. */
  share: number | null;
}

/** Smaller shares are the edges of letters, which vary between machines. */
const negligible = 0.0001;

/** Compares two pictures in the page; the difference shows changed pixels in red over a pale picture. */
async function compareInPage([before, after]: [string, string]): Promise<{ share: number; picture: string }> {
  const draw = async (data: string, width: number, height: number) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = Object.assign(document.createElement("canvas"), {
      width: width || bitmap.width,
      height: height || bitmap.height,
    });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("The canvas has no context.");
    context.drawImage(bitmap, 0, 0);
    return { canvas, context, bitmap };
  };
  const [one, other] = [await draw(before, 0, 0), await draw(after, 0, 0)];
  const width = Math.max(one.bitmap.width, other.bitmap.width);
  const height = Math.max(one.bitmap.height, other.bitmap.height);
  const [a, b] = [await draw(before, width, height), await draw(after, width, height)];
  const [from, to] = [a, b].map(({ context }) => context.getImageData(0, 0, width, height).data);
  if (from === undefined || to === undefined) throw new Error("A picture has no pixels.");
  const difference = b.context.getImageData(0, 0, width, height);
  let changed = 0;
  const { data } = difference;
  const gapAt = (at: number) => Math.abs((from[at] ?? 0) - (to[at] ?? 0));
  for (let at = 0; at < from.length; at += 4) {
    const isChanged = gapAt(at) > 25 || gapAt(at + 1) > 25 || gapAt(at + 2) > 25;
    if (isChanged) changed += 1;
    for (const part of [0, 1, 2]) data[at + part] = 255 - (255 - (to[at + part] ?? 0)) * 0.2;
    if (!isChanged) continue;
    data[at] = 220;
    data[at + 1] = 0;
    data[at + 2] = 60;
  }
  b.context.putImageData(difference, 0, 0);
  return { share: changed / (from.length / 4), picture: b.canvas.toDataURL("image/png").split(",")[1] ?? "" };
}

/** Returns the pictures that are new or differ, and writes their differences. */
export async function comparePictures(changes: readonly Change[]): Promise<Compared[]> {
  const suspects = changes.filter(
    ({ before, after }) => before === null || !readFileSync(before).equals(readFileSync(after)),
  );
  if (suspects.every(({ before }) => before === null))
    return suspects.map((change) => ({ ...change, share: null }));
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const found: Compared[] = [];
  for (const change of suspects) {
    if (change.before === null) {
      found.push({ ...change, share: null });
      continue;
    }
    const { share, picture } = await page.evaluate(compareInPage, [
      readFileSync(change.before, "base64"),
      readFileSync(change.after, "base64"),
    ] satisfies [string, string]);
    if (share < negligible) continue;
    await mkdir(dirname(change.difference), { recursive: true });
    await writeFile(change.difference, Buffer.from(picture, "base64"));
    found.push({ ...change, share });
  }
  await browser.close();
  return found.sort((one, other) => (other.share ?? 1) - (one.share ?? 1));
}
