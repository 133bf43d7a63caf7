import { setImmediate as nextTurn } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it is compressed already, as pictures and PDFs are. */
  readonly isCompressed: boolean;
}

/** The bytes that are compressed at once, so that other requests get their turn meanwhile. */
const PIECE = 262_144;
/** The bytes of a part: one part, and one file, are in memory at a time. */
const PART = 4_194_304;

/**
 * Writes files as one ZIP archive, in parts whose bytes in order are the archive. `put` stores a part. Returns the number
 * of bytes.
 */
export async function writeArchive(
  files: AsyncIterable<ArchivedFile>,
  at: Date,
  put: (bytes: Uint8Array) => Promise<void>,
): Promise<number> {
  let written: Uint8Array[] = [];
  let waiting = 0;
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
    waiting += chunk.length;
    size += chunk.length;
  });
  const flush = async (least: number) => {
    while (waiting >= least && waiting > 0) {
      const all = Buffer.concat(written);
      await put(new Uint8Array(all.subarray(0, PART)));
      const rest = new Uint8Array(all.subarray(PART));
      written = rest.length > 0 ? [rest] : [];
      waiting = rest.length;
    }
  };
  for await (const { name, bytes, isCompressed } of files) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for (let start = 0; start === 0 || start < bytes.length; start += PIECE) {
      entry.push(bytes.subarray(start, start + PIECE), start + PIECE >= bytes.length);
      await flush(PART);
      await nextTurn();
    }
  }
  zip.end();
  await flush(1);
  return size;
}
