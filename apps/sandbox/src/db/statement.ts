import { type Placeholder, type SQL, sql as raw } from "drizzle-orm";
import { mayKeepNames, type Sql } from "./database.ts";

/** The values of a query's placeholders, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** A query of drizzle's builder, before it is prepared. */
interface Preparable<Rows> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Rows> };
}

/** The name of statements without one, which PostgreSQL plans at each use. */
const NO_NAME = "";

/**
 * Defines a prepared query of a busy path, with `placeholder`s for its values. It is built once per database
 * or transaction; PostgreSQL plans it once per connection, by its name. Errors carry the name too.
 *
 * @example
 * const findUser = prepareStatement("find_user", (sql) =>
 *   sql.select().from(users).where(eq(users.userId, raw.placeholder("userId"))),
 * );
 * const [user] = await findUser(sql, { userId: 1 });
 */
export function prepareStatement<Rows>(
  name: string,
  build: (sql: Sql) => Preparable<Rows>,
): (sql: Sql, values: Values) => Promise<Rows> {
  const kept = new WeakMap<Sql, ReturnType<Preparable<Rows>["prepare"]>>();
  return async (sql, values) => {
    const query = kept.get(sql) ?? build(sql).prepare(mayKeepNames(sql) ? name : NO_NAME);
    kept.set(sql, query);
    try {
      return await query.execute({ ...values });
    } catch (error) {
      if (error instanceof Error) Reflect.set(error, "statement", name);
      throw error;
    }
  };
}

/** A one-row table, for a query that computes its columns and reads no table. */
export const oneRow = raw`(select 1) as one_row`;

/** A statement that a call collects, to run together with all others of the call. */
export interface Write {
  readonly name: string;
  readonly query: SQL;
  readonly values: Values;
}

/**
 * Defines a collected statement. Its query takes values by `value` in the driver's types: times as ISO text, JSON as
 * text. It must return one row with a column `done`, because PostgreSQL skips a data-modifying part that is not
 * referenced.
 */
export function prepareWrite(
  name: string,
  query: (value: (name: string) => Placeholder) => SQL,
): (values: Readonly<Record<string, string | number | null>>) => Write {
  const built = query((value) => raw.placeholder(`${name} ${value}`));
  return (values) => ({
    name,
    query: built,
    values: Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name} ${key}`, value])),
  });
}

type Combined = (sql: Sql, values: Values) => Promise<unknown>;
const combined = new Map<string, Combined>();

function combine(name: string, writes: readonly Write[]): Combined {
  return prepareStatement(name, (sql) => {
    const parts = writes.map((one) => sql.$with(one.name, { done: raw`done` }).as(one.query));
    const done = writes.map((one) => [one.name, raw`(select done from ${raw.identifier(one.name)})`]);
    const results: Record<string, SQL> = Object.fromEntries(done);
    return sql
      .with(...parts)
      .select(results)
      .from(oneRow);
  });
}

/** Runs all collected statements as one, so that they are atomic with or without a transaction. */
export async function writeAll(sql: Sql, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const name = writes.map((one) => one.name).join("+");
  const run = combined.get(name) ?? combine(name, writes);
  combined.set(name, run);
  await run(sql, Object.assign({}, ...writes.map(({ values }) => values)));
}
