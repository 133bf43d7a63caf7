import { fileTypeFromBuffer } from "file-type";
import { Problem } from "./problem.ts";

/** The largest file that is taken (spec 9). */
const MAX_FILE_BYTES = 5_242_880;

/** Images and PDF, by what their bytes are and not by their name. */
const accepted: ReadonlySet<string> = new Set([
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/heic",
  "application/pdf",
]);

/** An uploaded file, judged. */
export interface Upload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly mediaType: string;
}

/** Judges an uploaded file: its size, and its type by its content. */
export async function readUpload(part: Blob, field: string): Promise<Upload> {
  if (!(part instanceof Blob)) throw new Problem(400, "malformed", `The field ${field} is not a file.`);
  if (part.size > MAX_FILE_BYTES) {
    throw new Problem(413, "tooLarge", "File size is too large. Maximum size allowed is 5MB.");
  }
  const bytes = new Uint8Array(await part.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) {
    throw new Problem(415, "fileType", "Unsupported file format. Only images and PDF are allowed.");
  }
  const given = part instanceof File ? part.name : field;
  // The name is only ever shown: control characters and path separators have no place in it.
  const fileName = given.replaceAll(/[\p{C}/\\]/gu, "_").slice(-120) || field;
  return { bytes, fileName, mediaType: type.mime };
}
