import { setImmediate as nextTurn } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** The bytes of a file, in pieces. */
type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A ZIP archive that is being written. */
export interface Archive {
  /** Adds a file; `isCompressed` shows whether it is compressed already, as pictures and PDFs are. */
  add(name: string, pieces: Pieces, isCompressed?: boolean): Promise<void>;
  /** Ends the archive, and returns the number of its bytes. */
  end(): Promise<number>;
}

/** The bytes that are compressed at once, so that other requests get their turn meanwhile. */
const PIECE = 262_144;
/** The bytes of a part: one part, and one piece, are in memory at a time. */
const PART = 4_194_304;

/** Cuts long pieces. */
async function* cut(pieces: Pieces): AsyncGenerator<Uint8Array> {
  for await (const bytes of pieces)
    for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE);
}

/** Begins a ZIP archive, in parts whose bytes in order are the archive. `put` stores a part. */
export function createArchive(at: Date, put: (bytes: Uint8Array) => Promise<void>): Archive {
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
  return {
    async add(name, pieces, isCompressed = false) {
      const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      entry.mtime = at;
      zip.add(entry);
      for await (const bytes of cut(pieces)) {
        entry.push(bytes);
        await flush(PART);
        await nextTurn();
      }
      entry.push(new Uint8Array(), true);
      await flush(PART);
    },
    async end() {
      zip.end();
      await flush(1);
      return size;
    },
  };
}
