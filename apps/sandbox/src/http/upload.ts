import type { Deps } from "../deps.ts";
import type { Fault, Opened } from "./decode.ts";
import { createDecoder } from "./decoder.ts";
import { createPauses } from "./pause.ts";
import { Problem } from "./problem.ts";
import { createTurns } from "./turns.ts";
import type { NewUpload } from "./upload.store.ts";

/** The largest file that is taken (spec 9). */
const MAX_FILE_BYTES = 5_242_880;

/** What a call takes, by what the bytes are and not by the name. */
const accepted = {
  proof: {
    types: ["image/jpeg", "image/png", "image/webp", "image/gif", "application/pdf"],
    message: "Unsupported file format. Only images and PDF are allowed.",
  },
  document: {
    types: ["image/jpeg", "image/png"],
    message: "Unsupported file format. Only jpg, jpeg, and png are allowed.",
  },
} as const;

/** What a field for files takes: a proof is a picture or a PDF, a document is a photo. */
export type UploadKind = keyof typeof accepted;

/** An uploaded file, judged. */
interface Upload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly mediaType: string;
}

const decoder = createDecoder();
/** One file after the other, so that no more than one processor is busy with them; two of one client, front and back. */
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

const sentences: Readonly<Record<Exclude<Fault, "type"> | "costly", string>> = {
  damaged: "This file is damaged or cannot be opened. Please choose another one.",
  costly: "This file is damaged or cannot be opened. Please choose another one.",
  pixels: "This picture is too large. Please choose one with at most 40 megapixels.",
  animated: "Animated pictures are not accepted. Please choose another one.",
  pages: "This PDF has too many pages. Please choose one with at most 100 pages.",
};

/** Opens a file in its turn; pictures come back without their metadata, such as where they were taken. */
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

/** Judges an uploaded file: its size, its type by its content, and whether it opens as that. */
async function readUpload(userId: number, part: unknown, field: string, kind: UploadKind): Promise<Upload> {
  if (!(part instanceof Blob)) throw new Problem(400, "malformed", `The field ${field} is not a file.`);
  if (part.size > MAX_FILE_BYTES) {
    throw new Problem(413, "tooLarge", "File size is too large. Maximum size allowed is 5MB.");
  }
  const given = new Uint8Array(await part.arrayBuffer());
  const { bytes, mediaType, ending } = await open(userId, given, kind);
  const name = part instanceof File ? part.name : field;
  // The name is only ever shown: control characters and path separators have no place in it. Its ending is that of what
  // the file is, so that nobody's computer opens it as something else.
  const stem = name.replaceAll(/[\p{C}/\\]/gu, "_").replace(/\.[^.]*$/, "");
  const fileName = `${stem.slice(-110) || field}.${ending}`;
  return { bytes: bytes ?? given, fileName, mediaType };
}

/** Judges the files of a request, by the kind of each field; the first that is not taken is a problem. */
export async function readUploads(
  userId: number,
  fields: object,
  kinds: Readonly<Record<string, UploadKind>>,
): Promise<ReadonlyMap<string, Upload>> {
  const judged = new Map<string, Upload>();
  for (const [field, kind] of Object.entries(kinds)) {
    const part: unknown = Reflect.get(fields, field);
    // Whether it may be left out, the contract and the operation judge.
    if (part !== undefined) judged.set(field, await readUpload(userId, part, field, kind));
  }
  return judged;
}

/** The row for the file of a field, whose bytes are put away already. */
export type UploadRow = (field: string) => NewUpload;

/** Files that were put away. */
export interface AcceptedFiles {
  readonly row: UploadRow;
  /** Deletes all of them: nothing was written. */
  discard(): Promise<void>;
  /** Deletes those whose rows were not asked for, as where the call was done before. */
  keepWanted(): Promise<void>;
}

/** For a call that takes none. */
export const noFiles: Pick<AcceptedFiles, "row"> = {
  row: (field) => {
    throw new Error(`The field ${field} is none for files`);
  },
};

/**
 * Puts files away for a user, before the transaction that writes their rows: a store that stalls holds no lock and no
 * connection. Those whose rows are not written are to be deleted again.
 */
export async function putAway(
  deps: Deps,
  userId: number,
  files: ReadonlyMap<string, Upload>,
): Promise<AcceptedFiles> {
  const rows = new Map<string, NewUpload>();
  const wanted = new Set<string>();
  const drop = async (isKept: (id: string) => boolean) => {
    const ids = [...rows.values()].flatMap(({ uploadId }) => (isKept(uploadId) ? [] : uploadId));
    // What cannot be deleted now is an orphan, and tidied up later: it must not hide why the call failed.
    const leave = (error: unknown) => deps.logger.warn({ err: error }, "an upload was left behind");
    await Promise.all(ids.map((id) => deps.files.delete(id).catch(leave)));
  };
  const put = [...files].map(async ([field, { bytes, fileName, mediaType }]) => {
    const uploadId = deps.randomToken();
    const size = bytes.length;
    rows.set(field, { uploadId, userId, fileName, mediaType, size, createdAt: deps.clock.now() });
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
