import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { createMalformed, Refusal } from "../http/problem.ts";
import { calculateDigest, type UploadKind, type UploadRow } from "../http/upload.ts";
import type { NewUpload } from "../http/upload.store.ts";
import { formatTime } from "../pages/page.ts";
import { type MessageFileRow, messageFileStore } from "./message-file.store.ts";

const DAY = 86_400_000;
/** The most files that a client sends with messages within a day. */
const MOST_A_DAY = 30;
/** The most megabytes of these files. */
const MOST_MEGABYTES_A_DAY = 60;

/** The fields of a message that hold files. */
export const fileFields = ["File1", "File2", "File3"] as const;

/** The fields of a message that hold files, with the kind that each accepts. */
export const messageFileKinds = {
  File1: "attachment",
  File2: "attachment",
  File3: "attachment",
} as const satisfies Readonly<Record<(typeof fileFields)[number], UploadKind>>;

/** Returns the files among the fields of a message, in their order. */
export const listFiles = (input: object): readonly (readonly [string, Blob])[] =>
  fileFields.flatMap((field) => {
    const file: unknown = Reflect.get(input, field);
    return file instanceof Blob ? [[field, file] as const] : [];
  });

/** Throws for more files than this provider takes with a message. */
export function requireTaken({ config }: Pick<Deps, "config">, input: object): void {
  const most = config.messageFiles;
  if (listFiles(input).length > most)
    throw createMalformed(most === 0 ? "No files are taken." : `At most ${most} files are taken.`);
}

/** Returns the rows of the files of a message, to be written. */
export const rowsOf = (input: object, upload: UploadRow): readonly NewUpload[] =>
  listFiles(input).map(([field]) => upload(field));

/** Returns whether the files of a request are those of a message that was sent. */
export async function areSame(input: object, sent: readonly MessageFileRow[]): Promise<boolean> {
  const given = listFiles(input);
  if (given.length !== sent.length) return false;
  const digests = await Promise.all(given.map(async ([, file]) => calculateDigest(file)));
  return digests.every((digest, index) => digest === sent[index]?.digest);
}

/** Throws a refusal with the time from which files of some sizes can be sent, for a client who has sent too many within a day. */
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
  // The files fit once enough of the earlier ones are a day old.
  const last = sent.find((_, index) => fits(sent.slice(index + 1)));
  const from = new Date((last?.sentAt ?? now).getTime() + DAY);
  throw new Refusal(
    "fileLimit",
    `You have sent many files within a day. You can send these from ${formatTime(from)}.`,
    { data: { possibleFrom: from.toISOString() } },
  );
}
