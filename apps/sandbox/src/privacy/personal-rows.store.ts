import { getTableColumns, type SQL, sql as raw } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { ReadSql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { uploads } from "../db/schema/upload.ts";
import { type DataFile, ownFiles, personalData } from "./personal-data.store.ts";

/** A row of a client, as it is written. */
type PersonalRow = Readonly<Record<string, unknown>>;

/** A file that the client sent or that was made for the client, and its name in the archive. */
export interface OwnFile {
  readonly uploadId: string;
  readonly path: string;
}

/** A list of a file of the archive; its rows are read in pieces. */
export interface RowList {
  readonly list: string;
  readonly pieces: AsyncIterable<readonly PersonalRow[]>;
}

/** The number of rows that are read, and in memory, at a time, however many a client has. */
const ROWS_AT_ONCE = 250;

const Fetched = v.array(v.record(v.string(), v.unknown()));

/** The name of the column that shows whether a row is about the client. */
const OWN = "is own";

type Columns = readonly (readonly [name: string, column: PgColumn])[];

/** Converts the values of the driver as a query of Drizzle does. */
const toRow = (columns: Columns, values: PersonalRow): PersonalRow =>
  Object.fromEntries(
    columns.map(([name, column]) => {
      const value = values[name] ?? null;
      return [name, value === null ? null : column.mapFromDriverValue(value)];
    }),
  );

interface Selected {
  readonly table: PgTable;
  readonly columns: Columns;
  readonly where: SQL | undefined;
  /** The rows to search, where `where` is slow. */
  readonly among?: SQL | undefined;
  readonly orderBy: readonly PgColumn[];
}

/**
 * Reads rows in pieces by a cursor of the database, which sees one snapshot and scans the rows once. It needs a
 * transaction, in which one cursor is open at a time.
 */
async function* readInPieces(
  sql: ReadSql,
  { table, columns, where, among, orderBy }: Selected,
): AsyncGenerator<readonly PersonalRow[]> {
  const selected = raw.join(
    columns.map(([name, column]) => raw`${column} as ${raw.identifier(name)}`),
    raw`, `,
  );
  // A slow condition is a column, so that a query searches as many rows as it reads.
  const isOwn = among ? raw`(${where})` : raw`true`;
  const order = raw.join([...orderBy], raw`, `);
  await sql.execute(
    raw`declare personal_rows no scroll cursor for select ${selected}, ${isOwn} as ${raw.identifier(OWN)}
      from ${table} where ${among ?? where} order by ${order}`,
  );
  for (;;) {
    const fetched = v.parse(
      Fetched,
      await rowsOf(sql, raw`fetch forward ${raw.raw(String(ROWS_AT_ONCE))} from personal_rows`),
    );
    const own = fetched.filter((row) => row[OWN] === true);
    if (own.length > 0) yield own.map((row) => toRow(columns, row));
    if (fetched.length < ROWS_AT_ONCE) break;
  }
  await sql.execute(raw`close personal_rows`);
}

/** Returns the lists of a file of the archive, to be read one after the other within one transaction. */
export const listsOf = (sql: ReadSql, userId: number, file: DataFile): readonly RowList[] =>
  personalData
    .filter((one) => one.file === file)
    .map(({ list, table, isOf, among, without }) => {
      const columns = Object.entries(getTableColumns(table)).filter(([name]) => !(name in without));
      const [first] = columns;
      if (!first) throw new Error(`The list ${list} has no columns`);
      return {
        list,
        pieces: readInPieces(sql, {
          table,
          columns,
          where: isOf(userId),
          among: among?.(userId),
          orderBy: [first[1]],
        }),
      };
    });

const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/gif": "gif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "text/csv": "csv",
};

/** Returns the name of a file in the archive. The name has no text that a client chose, which could lead to another folder. */
const pathOf = (index: number, mediaType: unknown): string =>
  `files/${String(index + 1).padStart(4, "0")}.${endings[String(mediaType)] ?? "bin"}`;

/** Returns the list of the files of a client; `note` is called with each file that it names. */
export function listDocuments(sql: ReadSql, userId: number, note: (file: OwnFile) => void): RowList {
  const { uploadId, fileName, mediaType, size, createdAt } = getTableColumns(uploads);
  const columns = Object.entries({ uploadId, fileName, mediaType, size, createdAt });
  async function* pieces() {
    let index = 0;
    const selected = { table: uploads, columns, where: ownFiles(userId), orderBy: [createdAt, uploadId] };
    for await (const rows of readInPieces(sql, selected))
      yield rows.map((row) => {
        const path = pathOf(index, row["mediaType"]);
        index += 1;
        note({ uploadId: String(row["uploadId"]), path });
        return Object.assign({}, row, { path });
      });
  }
  return { list: "documents", pieces: pieces() };
}
