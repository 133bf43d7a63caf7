import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { createMalformed, Problem, Refusal } from "../http/problem.ts";
import { calculateDigest, type UploadKind, type UploadRow } from "../http/upload.ts";
import type { NewUpload } from "../http/upload.store.ts";
import { formatTime } from "../pages/page.ts";
import { type FileSender, type MessageFileRow, messageFileStore } from "./message-file.store.ts";

const DAY = 86_400_000;
/** How many files a client, and a member of staff, can send with messages within a day, and their size together in megabytes. */
const most = {
  client: { files: 30, megabytes: 60 },
  staff: { files: 200, megabytes: 400 },
} as const satisfies Record<FileSender["author"], object>;

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
  const { messageFiles } = config;
  if (listFiles(input).length > messageFiles)
    throw createMalformed(
      messageFiles === 0 ? "No files are taken." : `At most ${messageFiles} files are taken.`,
    );
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

/** Returns from when a sender can send files of these sizes with a message; null if that is now. */
async function findWait(
  sql: Sql,
  sender: FileSender,
  now: Date,
  sizes: readonly number[],
): Promise<Date | null> {
  if (sizes.length === 0) return null;
  const { files, megabytes } = most[sender.author];
  const sent = await messageFileStore.listSent(sql, sender, new Date(now.getTime() - DAY));
  const sum = (rows: readonly { readonly size: number }[]) => rows.reduce((all, { size }) => all + size, 0);
  const more = sizes.reduce((all, size) => all + size, 0);
  const fits = (rows: typeof sent) =>
    rows.length + sizes.length <= files && sum(rows) + more <= megabytes * 1_000_000;
  if (fits(sent)) return null;
  // The files are accepted as soon as enough of the earlier files are a day old.
  const last = sent.find((_, index) => fits(sent.slice(index + 1)));
  return new Date((last?.sentAt ?? now).getTime() + DAY);
}

/** Throws a refusal if a client has sent too many files within a day; its data say from when files of these sizes can be sent. */
export async function requireFileRoom(
  sql: Sql,
  userId: number,
  now: Date,
  sizes: readonly number[],
): Promise<void> {
  const from = await findWait(sql, { author: "client", id: userId }, now, sizes);
  if (from === null) return;
  throw new Refusal(
    "fileLimit",
    `You have sent many files within a day. You can send these from ${formatTime(from)}.`,
    { data: { possibleFrom: from.toISOString() } },
  );
}

/** Throws if a member of staff has sent too many files to clients within a day. */
export async function requireStaffFileRoom(
  sql: Sql,
  staffId: number,
  now: Date,
  sizes: readonly number[],
): Promise<void> {
  const from = await findWait(sql, { author: "staff", id: staffId }, now, sizes);
  if (from === null) return;
  throw new Problem(
    429,
    "fileLimit",
    `You have sent many files to clients within a day. You can send these from ${formatTime(from)}, and your answer without files now.`,
  );
}
