import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { DrawnIcon } from "../src/icons.ts";

/** Wraps a PNG into the ICO format, which browsers without SVG icons request. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws the icons into a folder. */
export async function drawIcons(icons: readonly DrawnIcon[], folder: string): Promise<void> {
  await Promise.all(
    icons.map(async ({ path, svg, size }) => {
      const png = await sharp(Buffer.from(svg), { density: 1200 }).resize(size, size).png().toBuffer();
      await writeFile(join(folder, path), path.endsWith(".ico") ? ico(png, size) : png);
    }),
  );
}
