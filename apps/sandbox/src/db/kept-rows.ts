import type { Sql } from "./database.ts";

/** Milliseconds of real time for which a row is kept. */
const KEPT_MILLISECONDS = 1_000;
const MOST_KEPT = 1_000;

interface Kept<Row> {
  readonly row: Row;
  readonly until: number;
}

/** The kept rows of every table, by database. */
const tables: Pick<WeakMap<Sql, unknown>, "delete">[] = [];

/** Forgets all kept rows of a database, because a statement found a kept row outdated. */
export function forgetKeptRows(sql: Sql): void {
  for (const table of tables) table.delete(sql);
}

/**
 * Creates a cache for the rows of a table that change rarely. A cached row may be outdated: the statement that acts on it
 * compares its version, and the row is read again only after a refusal or a repetition.
 */
export function createKeptRows<Row>() {
  const databases = new WeakMap<Sql, Map<number, Kept<Row>>>();
  tables.push(databases);
  return {
    /** Returns the cached row of an id; null where there is none, or it is too old. */
    find(sql: Sql, id: number): Row | null {
      const found = databases.get(sql)?.get(id);
      return found && performance.now() < found.until ? found.row : null;
    },
    keep(sql: Sql, id: number, row: Row): void {
      const kept = databases.get(sql) ?? new Map<number, Kept<Row>>();
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(id, { row, until: performance.now() + KEPT_MILLISECONDS });
      databases.set(sql, kept);
    },
  };
}
