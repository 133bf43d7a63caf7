import { getTableColumns } from "drizzle-orm";
import type { ReadSql } from "../db/database.ts";
import { uploads } from "../db/schema/upload.ts";
import { type DataFile, dataFiles, ownFiles, personalData } from "./personal-data.store.ts";

/** A file that the client sent or that was made for the client, and its name in the archive. */
interface OwnFile {
  readonly uploadId: string;
  readonly mediaType: string;
  readonly path: string;
}

/** The data of the provider about a client, at one instant. */
export interface PersonalData {
  /** The text of each file of the archive, and how many rows it has. */
  readonly texts: readonly { readonly file: DataFile; readonly json: string; readonly rows: number }[];
  readonly files: readonly OwnFile[];
}

const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/gif": "gif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "text/csv": "csv",
};

/** Returns the name of a file in the archive. The name has no text that a client chose, which could lead to another folder. */
const pathOf = (index: number, mediaType: string): string =>
  `files/${String(index + 1).padStart(4, "0")}.${endings[mediaType] ?? "bin"}`;

/** Reads everything that the provider has about a client; run it within one snapshot. */
export async function readPersonalData(sql: ReadSql, userId: number): Promise<PersonalData> {
  const lists = new Map<DataFile, Record<string, readonly object[]>>();
  const add = (file: DataFile, list: string, rows: readonly object[]) =>
    lists.set(file, { ...lists.get(file), [list]: rows });
  for (const { file, list, table, isOf, without } of personalData) {
    const columns = Object.entries(getTableColumns(table)).filter(([name]) => !(name in without));
    const [first] = columns;
    if (!first) throw new Error(`The list ${list} has no columns`);
    const rows = await sql
      .select(Object.fromEntries(columns))
      .from(table)
      .where(isOf(userId))
      .orderBy(first[1]);
    add(file, list, rows);
  }
  const owned = await sql
    .select()
    .from(uploads)
    .where(ownFiles(userId))
    .orderBy(uploads.createdAt, uploads.uploadId);
  const named = owned.map(({ uploadId, fileName, mediaType, size, createdAt }, index) => ({
    uploadId,
    fileName,
    mediaType,
    size,
    createdAt,
    path: pathOf(index, mediaType),
  }));
  add("documents", "documents", named);
  const texts = dataFiles.map((file) => {
    const content = lists.get(file) ?? {};
    const rows = Object.values(content).reduce((sum, list) => sum + list.length, 0);
    return { file, rows, json: `${JSON.stringify(content, null, 2)}\n` };
  });
  return { texts, files: named };
}
