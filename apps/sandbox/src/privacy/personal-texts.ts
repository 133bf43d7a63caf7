import type { ReadSql } from "../db/database.ts";
import type { Archive } from "./archive.ts";
import { type DataFile, dataFiles } from "./personal-data.store.ts";
import { listDocuments, listsOf, type OwnFile, type RowList } from "./personal-rows.store.ts";

/** What was written about a client. */
export interface WrittenTexts {
  /** Each file of the archive, and how many rows it has. */
  readonly texts: readonly { readonly file: DataFile; readonly rows: number }[];
  /** The files that the client sent or that were made for the client, which are to be added. */
  readonly files: readonly OwnFile[];
}

/** Yields the text of a file as `JSON.stringify` would indent it, in pieces of as many rows as were read at once. */
async function* writeLists(
  lists: readonly RowList[],
  note: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let start = "{";
  for (const { list, pieces } of lists) {
    let before = `${start}\n  ${JSON.stringify(list)}: [`;
    let end = "]";
    for await (const rows of pieces) {
      const texts = rows.map((row) => JSON.stringify(row, null, 2).replaceAll("\n", "\n    "));
      yield encoder.encode(`${before}\n    ${texts.join(",\n    ")}`);
      note(rows.length);
      [before, end] = [",", "\n  ]"];
    }
    yield encoder.encode(end === "]" ? `${before}${end}` : end);
    start = ",";
  }
  yield encoder.encode("\n}\n");
}

/**
 * Writes everything that the provider has about a client into an archive, in pieces; run it within one snapshot. The names
 * of the client's files stay in memory, not their bytes.
 */
export async function writePersonalTexts(
  sql: ReadSql,
  userId: number,
  archive: Archive,
): Promise<WrittenTexts> {
  const texts: { file: DataFile; rows: number }[] = [];
  const files: OwnFile[] = [];
  for (const file of dataFiles) {
    const text = { file, rows: 0 };
    const own = listDocuments(sql, userId, (one) => void files.push(one));
    const lists = [...listsOf(sql, userId, file), ...(file === "documents" ? [own] : [])];
    await archive.add(
      `${file}.json`,
      writeLists(lists, (rows) => void (text.rows += rows)),
    );
    texts.push(text);
  }
  return { texts, files };
}
