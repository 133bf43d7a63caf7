import { fillPlaceholders, type Placeholder, type SQL, sql as raw } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Sql } from "./database.ts";
import { rowsIn } from "./rows.ts";

/** What is filled into a statement: as the driver takes it, so times as ISO text and JSON as text. */
export type Values = Readonly<Record<string, string | number | null>>;

/** Makes one execution of a statement; what is in the rows is for the caller to check. */
type Run = (sql: Sql, values: Values) => Promise<readonly unknown[]>;

const dialect = new PgDialect();

/**
 * A statement of a busy path, put together once, with `placeholder`s for its values; the database is given its name and
 * plans it once per connection.
 */
export function statement(name: string, query: SQL): Run {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return async (sql, values) => {
    const filled = { sql: text, params: fillPlaceholders(params, { ...values }) };
    try {
      return rowsIn(await sql._.session.prepareQuery(filled, undefined, name, false).execute());
    } catch (error) {
      if (error instanceof Error) Reflect.set(error, "statement", name);
      throw error;
    }
  };
}

/** A query of drizzle's builder, put together once per database; `build` ends in `prepare`. Those of transactions are built anew. */
export function once<Query>(build: (sql: Sql) => Query): (sql: Sql) => Query {
  const kept = new WeakMap<Sql, Query>();
  return (sql) => {
    const query = kept.get(sql) ?? build(sql);
    kept.set(sql, query);
    return query;
  };
}

/** One thing that a call writes, to be done together with all others of the call. */
export interface Write {
  readonly name: string;
  readonly query: SQL;
  readonly values: Values;
}

/**
 * Defines something to write. The query gets its values by `value`, and gives back one row with a column `done`:
 * what nobody reads, PostgreSQL would not do.
 */
export function writing(
  name: string,
  query: (value: (name: string) => Placeholder) => SQL,
): (values: Values) => Write {
  const built = query((value) => raw.placeholder(`${name} ${value}`));
  return (values) => ({
    name,
    query: built,
    values: Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name} ${key}`, value])),
  });
}

const combined = new Map<string, Run>();

function combine(name: string, writes: readonly Write[]): Run {
  const parts = writes.map((one) => raw`${raw.identifier(one.name)} as (${one.query})`);
  const results = writes.map((one) => raw`(select done from ${raw.identifier(one.name)})`);
  return statement(name, raw`with ${raw.join(parts, raw`, `)} select ${raw.join(results, raw`, `)}`);
}

/** Does all of some writes in one statement, so that all of them happen or none, in a transaction or without. */
export async function writeAll(sql: Sql, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const name = writes.map((one) => one.name).join("+");
  const run = combined.get(name) ?? combine(name, writes);
  combined.set(name, run);
  await run(sql, Object.assign({}, ...writes.map(({ values }) => values)));
}
