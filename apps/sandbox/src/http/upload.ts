import { createHash } from "node:crypto";
import type { Deps } from "../deps.ts";
import type { Fault, Opened } from "./decode.ts";
import { createDecoder } from "./decoder.ts";
import { createPauses } from "./pause.ts";
import { Problem } from "./problem.ts";
import { createTurns } from "./turns.ts";
import type { NewUpload } from "./upload.store.ts";

/** The maximum size of a file (spec 9). */
const MAX_FILE_BYTES = 5_242_880;

/** The accepted types of each kind, by content and not by name. */
const accepted = {
  proof: {
    types: ["image/jpeg", "image/png", "image/webp", "image/gif", "application/pdf"],
    message: "Unsupported file format. Only images and PDF are allowed.",
  },
  document: {
    types: ["image/jpeg", "image/png"],
    message: "Unsupported file format. Only jpg, jpeg, and png are allowed.",
  },
  attachment: {
    types: ["image/jpeg", "image/png", "application/pdf"],
    message: "Unsupported file format. Only jpg, jpeg, png and PDF are allowed.",
  },
} as const;

/** The kind of a file field: a proof is an image or a PDF, a document is a photo, an attachment is a photo or a PDF. */
export type UploadKind = keyof typeof accepted;

/** A validated upload. */
export interface Upload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly mediaType: string;
  /** The hash of the file as it arrived, by which a repeated request is recognised as the same. */
  readonly digest: string;
}

const decoder = createDecoder();
/**
 * The queue for decoding: one file at a time, so that it uses one processor; at most two of one client, front and back.
 */
const turns = createTurns({
  atOnce: 1,
  waiting: 20,
  ofOne: 2,
  retryAfter: 5,
  words: {
    own: "Your other files are still being checked. Please try again.",
    all: "Too many files arrive at this moment. Please try again.",
  },
});
const pauses = createPauses();

const hash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("base64url");

/** Calculates the hash by which a repeated request with a file is recognised as the same. */
export const calculateDigest = async (file: Blob): Promise<string> =>
  hash(new Uint8Array(await file.arrayBuffer()));

const sentences: Readonly<Record<Exclude<Fault, "type"> | "costly", string>> = {
  damaged: "This file is damaged or cannot be opened. Please choose another one.",
  costly: "This file is damaged or cannot be opened. Please choose another one.",
  pixels: "This picture is too large. Please choose one with at most 40 megapixels.",
  animated: "Animated pictures are not accepted. Please choose another one.",
  pages: "This PDF has too many pages. Please choose one with at most 100 pages.",
};

/** Decodes a file in its turn; images are stripped of metadata, such as their location. */
async function open(userId: number, bytes: Uint8Array, kind: UploadKind): Promise<Opened> {
  const { types, message } = accepted[kind];
  pauses.check(userId);
  const outcome = await turns.take(userId, () => decoder.open(bytes, types));
  if (typeof outcome !== "string") return outcome;
  if (outcome === "late")
    throw new Problem(503, "notReady", "Too many files arrive at this moment. Please try again.", {
      retryAfter: 5,
    });
  if (outcome === "costly") pauses.begin(userId);
  throw new Problem(415, "fileType", outcome === "type" ? message : sentences[outcome]);
}

/** Throws the problem of a file that is larger than any file may be. */
export function requireFileSize(size: number): void {
  if (size > MAX_FILE_BYTES)
    throw new Problem(413, "tooLarge", "File size is too large. Maximum size allowed is 5MB.");
}

/** Validates an uploaded file: its size, its type by content, and whether it can be decoded. */
async function readUpload(userId: number, part: unknown, field: string, kind: UploadKind): Promise<Upload> {
  if (!(part instanceof Blob)) throw new Problem(400, "malformed", `The field ${field} is not a file.`);
  requireFileSize(part.size);
  const given = new Uint8Array(await part.arrayBuffer());
  const { bytes, mediaType, ending } = await open(userId, given, kind);
  const name = part instanceof File ? part.name : field;
  // The name is for display only, so control characters and path separators are replaced. Its extension
  // follows the content, so that no computer opens the file as another type.
  const stem = name.replaceAll(/[\p{C}/\\]/gu, "_").replace(/\.[^.]*$/, "");
  const fileName = `${stem.slice(-110) || field}.${ending}`;
  return { bytes: bytes ?? given, fileName, mediaType, digest: hash(given) };
}

/** Validates the files of a request by the kind of each field; throws a problem for the first invalid one. */
export async function readUploads(
  userId: number,
  fields: object,
  kinds: Readonly<Record<string, UploadKind>>,
): Promise<ReadonlyMap<string, Upload>> {
  const uploads = new Map<string, Upload>();
  for (const [field, kind] of Object.entries(kinds)) {
    const part: unknown = Reflect.get(fields, field);
    // The contract and the operation decide whether a missing file is allowed.
    if (part !== undefined) uploads.set(field, await readUpload(userId, part, field, kind));
  }
  return uploads;
}

/** Returns the row for the file of a field, whose bytes are stored already. */
export type UploadRow = (field: string) => NewUpload;

/** The stored files of a call. */
export interface AcceptedFiles {
  readonly row: UploadRow;
  /** Deletes all files, because no row was written. */
  discard(): Promise<void>;
  /** Deletes the files whose rows were not used, such as those of a repeated call. */
  keepWanted(): Promise<void>;
}

/** The files of a call without uploads. */
export const noFiles: Pick<AcceptedFiles, "row"> = {
  row: (field) => {
    throw new Error(`The field ${field} is none for files`);
  },
};

/**
 * Stores files of a user before the transaction that writes their rows: a slow store then holds no lock and no
 * connection. Files whose rows are not written must be deleted again.
 */
async function storeFiles(
  deps: Deps,
  userId: number,
  files: ReadonlyMap<string, Upload>,
): Promise<AcceptedFiles> {
  const rows = new Map<string, NewUpload>();
  const wanted = new Set<string>();
  const drop = async (isKept: (id: string) => boolean) => {
    const ids = [...rows.values()].flatMap(({ uploadId }) => (isKept(uploadId) ? [] : uploadId));
    // A file that cannot be deleted now is an orphan, which the purge deletes; the error must not hide why
    // the call failed.
    const leave = (error: unknown) => deps.logger.warn({ err: error }, "upload not deleted");
    await Promise.all(ids.map((id) => deps.files.delete(id).catch(leave)));
  };
  const put = [...files].map(async ([field, { bytes, ...kept }]) => {
    const uploadId = deps.randomToken();
    const size = bytes.length;
    rows.set(field, { uploadId, userId, ...kept, size, createdAt: deps.clock.now() });
    await deps.files.put(uploadId, bytes);
  });
  const discard = () => drop(() => false);
  const failed = (await Promise.allSettled(put)).find((one) => one.status === "rejected");
  if (failed) {
    await discard();
    throw failed.reason;
  }
  return {
    row(field: string) {
      const row = rows.get(field);
      if (!row) throw new Error(`The field ${field} is none for files`);
      wanted.add(row.uploadId);
      return row;
    },
    discard,
    keepWanted: () => drop((id) => wanted.has(id)),
  };
}

/**
 * Stores files of a user, and runs the work that writes their rows. If the work fails, the files are deleted again, unless
 * its outcome is unknown; if it succeeds, the files without a row are deleted.
 */
export async function keepFiles<T>(
  deps: Deps,
  userId: number,
  uploads: ReadonlyMap<string, Upload>,
  work: (files: Pick<AcceptedFiles, "row">) => Promise<T>,
): Promise<T> {
  const files = await storeFiles(deps, userId, uploads);
  try {
    const done = await work(files);
    await files.keepWanted();
    return done;
  } catch (error) {
    // With an unknown outcome the rows may exist. A surplus file is cleaned up later; a missing one is
    // lost.
    const isUnknown = error instanceof Problem && error.status === 503;
    if (!isUnknown) await files.discard();
    throw error;
  }
}
