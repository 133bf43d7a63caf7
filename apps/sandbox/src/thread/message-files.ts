import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { createMalformed, Refusal } from "../http/problem.ts";
import { calculateDigest, type UploadKind, type UploadRow } from "../http/upload.ts";
import type { NewUpload } from "../http/upload.store.ts";
import { formatTime } from "../pages/page.ts";
import { type MessageFileRow, messageFileStore } from "./message-file.store.ts";

const DAY = 86_400_000;
/** The maximum number of files that a client can send with messages within a day. */
const MOST_A_DAY = 30;
/** The maximum size of these files together, in megabytes. */
const MOST_MEGABYTES_A_DAY = 60;

/** The fields of a message that hold files. */
export const fileFields = ["File1", "File2", "File3"] as const;

/** The kind of file that each of these fields accepts. */
export const messageFileKinds = {
  File1: "attachment",
  File2: "attachment",
  File3: "attachment",
} as const satisfies Readonly<Record<(typeof fileFields)[number], UploadKind>>;

/** Returns the files among the fields of a message, in the order of the fields. */
export const listFiles = (input: object): readonly (readonly [string, Blob])[] =>
  fileFields.flatMap((field) => {
    const file: unknown = Reflect.get(input, field);
    return file instanceof Blob ? [[field, file] as const] : [];
  });

/** Throws if a message has more files than this provider accepts. */
export function requireTaken({ config }: Pick<Deps, "config">, input: object): void {
  const most = config.messageFiles;
  if (listFiles(input).length > most)
    throw createMalformed(most === 0 ? "No files are taken." : `At most ${most} files are taken.`);
}

/** Returns the rows to write for the files of a message. */
export const rowsOf = (input: object, upload: UploadRow): readonly NewUpload[] =>
  listFiles(input).map(([field]) => upload(field));

/** Returns whether the files of a request are the same as those of a stored message. */
export async function areSame(input: object, sent: readonly MessageFileRow[]): Promise<boolean> {
  const given = listFiles(input);
  if (given.length !== sent.length) return false;
  const digests = await Promise.all(given.map(async ([, file]) => calculateDigest(file)));
  return digests.every((digest, index) => digest === sent[index]?.digest);
}

/** Throws a refusal if a client has sent too many files within a day; its data say from when files of these sizes can be sent. */
export async function requireFileRoom(
  sql: Sql,
  userId: number,
  now: Date,
  sizes: readonly number[],
): Promise<void> {
  if (sizes.length === 0) return;
  const sent = await messageFileStore.listSent(sql, userId, new Date(now.getTime() - DAY));
  const sum = (rows: readonly { readonly size: number }[]) => rows.reduce((all, { size }) => all + size, 0);
  const more = sizes.reduce((all, size) => all + size, 0);
  const most = MOST_MEGABYTES_A_DAY * 1_000_000;
  const fits = (rows: typeof sent) => rows.length + sizes.length <= MOST_A_DAY && sum(rows) + more <= most;
  if (fits(sent)) return;
  // The files are accepted as soon as enough of the earlier files are a day old.
  const last = sent.find((_, index) => fits(sent.slice(index + 1)));
  const from = new Date((last?.sentAt ?? now).getTime() + DAY);
  throw new Refusal(
    "fileLimit",
    `You have sent many files within a day. You can send these from ${formatTime(from)}.`,
    { data: { possibleFrom: from.toISOString() } },
  );
}
