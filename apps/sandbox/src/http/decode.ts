import type { fileTypeFromBuffer } from "file-type";

/** The reason why a file is refused. */
export type Fault = "type" | "damaged" | "pixels" | "animated" | "pages";

/** A decoded file as it is stored; `bytes` is null where the original is stored. */
export interface Opened {
  readonly bytes: Uint8Array | null;
  readonly mediaType: string;
  readonly ending: string;
}

/** The maximum number of pixels that an image may declare, which is enough for a good camera. */
const MAX_PIXELS = 40_000_000;
/** The maximum number of pages of a PDF. */
const MAX_PAGES = 100;
/** The maximum unpacked size of a PDF's stream; only streams of its structure are unpacked, not images. */
const MAX_UNPACKED = 16 * 1024 * 1024;
/** The maximum length of an image's longer side in pixels: a page of A4 at 250 dots per inch. */
const MAX_SIDE = 3_000;

/** Decodes an image: validates its declared size first, then encodes it again without metadata. */
async function openPicture(bytes: Uint8Array): Promise<Uint8Array | Fault> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  const options = { limitInputPixels: MAX_PIXELS };
  // The call reads the header only and decodes nothing.
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) return "pixels";
  if (pages > 1) return "animated";
  const side = { width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true } as const;
  return new Uint8Array(
    await sharp(bytes, options).autoOrient().resize(side).webp({ effort: 0, force: false }).toBuffer(),
  );
}

/** Loads the PDF library with a limit on the unpacked size of a stream. */
async function boundedPdf() {
  const { decodePDFRawStream, PDFContext, PDFDocument, PDFRawStream } = await import("@cantoo/pdf-lib");
  const dict = PDFContext.create().obj({ Filter: "ASCIIHexDecode" });
  // All of its decoders grow their output in one method, which is not exported.
  const decoder: object = Object.getPrototypeOf(decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array())));
  const base: object = Object.getPrototypeOf(decoder);
  const grow: unknown = Reflect.get(base, "ensureBuffer");
  if (typeof grow !== "function") throw new Error("The PDF library unpacks in another way than it did");
  // The limit is remembered, because the library continues without an object that it could not read.
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

/** Opens a PDF and counts its pages; the original is stored. */
async function openPdf({ PDFDocument, bound }: Pdf, bytes: Uint8Array): Promise<Fault | null> {
  bound.isPassed = false;
  const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
  if (bound.isPassed) return "damaged";
  const count = document.getPageCount();
  if (count > MAX_PAGES) return "pages";
  return count > 0 ? null : "damaged";
}

let typeOf: typeof fileTypeFromBuffer | null = null;

/** Decodes a file by the type of its bytes, if that is an accepted one. Runs only in a separate process. */
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
