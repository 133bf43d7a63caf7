import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly bytes: Buffer;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * Unpacks a font from WOFF 1.0 to plain TrueType. The PDF library would inflate a table again for each word, which takes
 * a tenth of a second with the thousands of glyphs of Chinese.
 */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== 0x774f4646) throw new Error("The font is no WOFF");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index): Table => {
    const at = HEADER + ENTRY * index;
    const start = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const length = woff.readUInt32BE(at + 12);
    const bytes = woff.subarray(start, start + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const head = 12 + 16 * count;
  const font = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), head));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let at = head;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + 16 * index;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, at);
    at += padded(bytes.length);
  }
  return font;
}
