import { createCipheriv } from "node:crypto";
import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";
import sharp from "sharp";

const file = (bytes: Uint8Array, name: string, type = "image/png") =>
  new File([new Uint8Array(bytes)], name, { type });

const page = `1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
`;
const end = "trailer<</Root 1 0 R>>\n%%EOF";
const html = "<html><script>alert(document.domain)</script></html>";

/** A PDF whose second half is a web page. */
export const pdfWithHtml = (name: string) =>
  file(Buffer.from(`%PDF-1.4\n${page}${end}\n${html}`), name, "application/pdf");
/** A web page in which a PDF begins. */
const htmlWithPdf = () => file(Buffer.from(`${html}\n%PDF-1.4\n${page}${end}`), "receipt.pdf");

const block = deflateRawSync(Buffer.alloc(1024 * 1024), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
/** Compressed zeros: one compressed megabyte repeated, so that the test never holds the unpacked size. */
const zeros = (megabytes: number) =>
  Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: megabytes }, () => block),
    Buffer.from([3, 0, 0, 0, 0, 0]),
  ]);

/** Creates a PDF with a number of pages. */
export function pdfOf(pages: number): File {
  const numbers = Array.from({ length: pages }, (_, index) => index + 3);
  const kids = numbers.map((number) => `${number} 0 R`).join(" ");
  const tree = `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj\n`;
  const leaves = numbers.map(
    (number) => `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n`,
  );
  const words = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${tree}${leaves.join("")}${end}`;
  return file(Buffer.from(words), "pages.pdf", "application/pdf");
}

/**
 * Creates a small PDF with a stream that unpacks to many megabytes when it is opened; compressed twice it has a few kB.
 */
export function pdfBomb(megabytes: number, { twice = false } = {}): File {
  const packed = twice ? deflateSync(zeros(megabytes), { level: 9 }) : zeros(megabytes);
  const filter = twice ? "[/FlateDecode/FlateDecode]" : "/FlateDecode";
  const stream = `4 0 obj<</Type/ObjStm/N 1/First 4/Filter${filter}/Length ${packed.length}>>stream\n`;
  const bytes = [
    Buffer.from(`%PDF-1.5\n${page}${stream}`),
    packed,
    Buffer.from(`\nendstream endobj\n${end}`),
  ];
  return file(Buffer.concat(bytes), "receipt.pdf", "application/pdf");
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** Creates a PNG of a size, a depth and a kind of colours, with chunks between its header and its end. */
function png(
  [width, height]: readonly [number, number],
  [depth, colours]: readonly [number, number],
  chunks: readonly Buffer[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colours, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

/** Creates a PNG that declares a size and contains megabytes of zeros. */
export const pngOf = (width: number, height: number, megabytes: number): File =>
  file(png([width, height], [1, 0], [chunk("IDAT", zeros(megabytes))]), "huge.png");

/** Creates a PNG of 4 MB, of noise in 256 colours, which has more than 5 MB once it is encoded again. */
export function growingPng(): File {
  const side = 2_000;
  const noise = createCipheriv("aes-128-ctr", Buffer.alloc(16), Buffer.alloc(16)).update(
    Buffer.alloc(side * (side + 1) + 768),
  );
  const lines = Buffer.from(noise.subarray(768));
  // Each line begins with the number of its filter; 0 is no filter.
  for (let line = 0; line < side; line += 1) lines[line * (side + 1)] = 0;
  const chunks = [chunk("PLTE", noise.subarray(0, 768)), chunk("IDAT", deflateSync(lines, { level: 0 }))];
  return file(png([side, side], [8, 3], chunks), "growing.png");
}

/** Creates a GIF of many large frames with almost no data. */
export function gifOf(frames: number, side: number): File {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side);
  size.writeUInt16LE(side, 2);
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0, 2, 2, 0x4c, 0x01, 0])]);
  const head = [Buffer.from("GIF89a"), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])];
  const all = [...head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])];
  return file(Buffer.concat(all), "frames.gif", "image/gif");
}

const canvas = () => sharp({ create: { width: 64, height: 64, channels: 3, background: "#1d4ed8" } });

/** Creates a photo with location and camera metadata, and a web page after its end. */
export async function photoWithPlace(format: "jpeg" | "png" | "webp"): Promise<File> {
  const exif = {
    IFD0: { Artist: "Amira Rahman", Make: "Camera" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "3/1 8/1 0/1", GPSLongitudeRef: "E" },
  };
  const bytes = await canvas().withExif(exif).toFormat(format).toBuffer();
  return file(Buffer.concat([bytes, Buffer.from(html)]), `photo.${format}`, `image/${format}`);
}

/** Creates the first half of a photo. */
async function truncatedJpeg(): Promise<File> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#fff", noise } })
    .jpeg()
    .toBuffer();
  return file(bytes.subarray(0, bytes.length / 2), "half.jpg", "image/jpeg");
}

/** Creates an image of one colour, which has few bytes and many pixels to decode. */
export async function flatPicture(side: number): Promise<File> {
  const create = { width: side, height: side, channels: 3 as const, background: "#fff" };
  return file(await sharp({ create }).webp({ lossless: true }).toBuffer(), "flat.webp", "image/webp");
}

/** Creates a progressive photo with many scans, the slowest to decode for its size. */
export async function slowJpeg(): Promise<File> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const create = { width: 600, height: 600, channels: 3 as const, background: "#fff", noise };
  const tile = await sharp({ create }).png().toBuffer();
  const bytes = await sharp(tile).resize(4_000, 4_000).jpeg({ progressive: true, quality: 30 }).toBuffer();
  return file(bytes, "slow.jpg", "image/jpeg");
}

const text = (words: string, name: string) => file(Buffer.from(words), name);

/** Creates files whose content is not of their declared type, by name. */
export const disguised = async (): Promise<Readonly<Record<string, File>>> => ({
  "a drawing that can run scripts": text(`<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`, "a.png"),
  "a web page": text(html, "a.pdf"),
  "a web page that begins like a GIF": text(`GIF89a/*${html}*/=1;`, "a.gif"),
  "a web page with a PDF in it": htmlWithPdf(),
  "a program": text("\u007FELF\u0002\u0001\u0001", "a.jpg"),
  "a PDF of one line": text("%PDF-1.4\n", "a.pdf"),
  "an archive": file(Buffer.from("504b0304140000000000", "hex"), "a.png"),
  "nothing at all": file(Buffer.alloc(0), "a.png"),
  "half a photo": await truncatedJpeg(),
  "a picture larger than 40 megapixels": pngOf(50_000, 50_000, 1),
  "a picture of 2,500 megapixels that is all there": pngOf(50_000, 50_000, 300),
  "a thousand large frames": gifOf(1000, 2000),
  "a PDF that unpacks to two gigabytes": pdfBomb(2000),
});
