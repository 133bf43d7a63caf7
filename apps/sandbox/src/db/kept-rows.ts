import type { Sql } from "./database.ts";

/** Milliseconds of real time for which a row is kept. */
const KEPT_MILLISECONDS = 1_000;
const MOST_KEPT = 1_000;

interface Kept {
  readonly row: object;
  readonly until: number;
}

const databases = new WeakMap<Sql, Map<string, Kept>>();

/** Forgets all rows of a database: a decision by such a row has to be made again. */
export const forgetKeptRows = (sql: Sql): void => void databases.delete(sql);

/**
 * Creates the memory of a kind of row that changes rarely. A row of it may be outdated: the statement that acts on it
 * compares its version, and only a refusal or a repetition reads it again.
 */
export function createKeptRows<Row extends object>(kind: string) {
  const nameOf = (id: number) => `${kind}:${id}`;
  const rows = new WeakSet<object>();
  const isOfKind = (row: object): row is Row => rows.has(row);
  return {
    find(sql: Sql, id: number): Row | null {
      const found = databases.get(sql)?.get(nameOf(id));
      return found && performance.now() < found.until && isOfKind(found.row) ? found.row : null;
    },
    keep(sql: Sql, id: number, row: Row): void {
      const kept = databases.get(sql) ?? new Map<string, Kept>();
      if (kept.size >= MOST_KEPT) kept.clear();
      rows.add(row);
      kept.set(nameOf(id), { row, until: performance.now() + KEPT_MILLISECONDS });
      databases.set(sql, kept);
    },
  };
}
