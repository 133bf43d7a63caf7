import type { fileTypeFromBuffer } from "file-type";

/** Why a file is not taken, by its own fault. */
export type Fault = "type" | "damaged" | "pixels" | "animated" | "pages";

/** A file that was opened, as it is to be kept; `bytes` is null where it is kept as it came. */
export interface Opened {
  readonly bytes: Uint8Array | null;
  readonly mediaType: string;
  readonly ending: string;
}

/** The most pixels that a picture may declare: those of a good camera. */
const MAX_PIXELS = 40_000_000;
/** The most pages of a PDF. */
const MAX_PAGES = 100;
/** What a stream of a PDF may unpack to; those that are unpacked at all hold its structure and no pictures. */
const MAX_UNPACKED = 16 * 1024 * 1024;
/** How long the longer side of a picture stays, in pixels: a page of A4 at 250 dots an inch. */
const MAX_SIDE = 3_000;

/** Opens a picture: what it declares is judged first; the rest is written anew, without its metadata. */
async function openPicture(bytes: Uint8Array): Promise<Uint8Array | Fault> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  const options = { limitInputPixels: MAX_PIXELS };
  // The head alone: nothing is decoded yet.
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) return "pixels";
  if (pages > 1) return "animated";
  const side = { width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true } as const;
  return new Uint8Array(
    await sharp(bytes, options).autoOrient().resize(side).webp({ effort: 0, force: false }).toBuffer(),
  );
}

/** Makes the PDF library give up on a stream that unpacks to more than a PDF's structure ever needs. */
async function boundedPdf() {
  const { decodePDFRawStream, PDFContext, PDFDocument, PDFRawStream } = await import("@cantoo/pdf-lib");
  const dict = PDFContext.create().obj({ Filter: "ASCIIHexDecode" });
  // All of its decoders grow their result in one place, which it does not hand out.
  const decoder: object = Object.getPrototypeOf(decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array())));
  const base: object = Object.getPrototypeOf(decoder);
  const grow: unknown = Reflect.get(base, "ensureBuffer");
  if (typeof grow !== "function") throw new Error("The PDF library unpacks in another way than it did");
  // Remembered, since it goes on without an object that it could not read.
  const bound = { isPassed: false };
  Reflect.set(base, "ensureBuffer", function bounded(this: unknown, size: number): unknown {
    bound.isPassed ||= size > MAX_UNPACKED;
    if (bound.isPassed) throw new Error("This PDF unpacks to too much");
    return Reflect.apply(grow, this, [size]);
  });
  return { PDFDocument, bound };
}
type Pdf = Awaited<ReturnType<typeof boundedPdf>>;
let pdf: Promise<Pdf> | null = null;

/** Opens a PDF and counts its pages; it is kept as it came. */
async function openPdf({ PDFDocument, bound }: Pdf, bytes: Uint8Array): Promise<Fault | null> {
  bound.isPassed = false;
  const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
  if (bound.isPassed) return "damaged";
  const count = document.getPageCount();
  if (count > MAX_PAGES) return "pages";
  return count > 0 ? null : "damaged";
}

let typeOf: typeof fileTypeFromBuffer | null = null;

/** Opens a file as what its bytes say it is, where that is one of some types. Only for a process of its own. */
export async function decode(bytes: Uint8Array, types: readonly string[]): Promise<Opened | Fault> {
  typeOf ??= (await import("file-type")).fileTypeFromBuffer;
  const type = await typeOf(bytes);
  if (!type || !types.includes(type.mime)) return "type";
  const kept = { mediaType: type.mime, ending: type.ext };
  const library = type.mime === "application/pdf" ? await (pdf ??= boundedPdf()) : null;
  try {
    if (library) return (await openPdf(library, bytes)) ?? { bytes: null, ...kept };
    const picture = await openPicture(bytes);
    return typeof picture === "string" ? picture : { bytes: picture, ...kept };
  } catch {
    return "damaged";
  }
}
