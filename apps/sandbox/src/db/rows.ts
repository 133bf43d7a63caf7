import type { SQL } from "drizzle-orm";
import type { ReadSql } from "./database.ts";

/** Runs a hand-written query and returns its rows, the same for both engines; the caller validates them. */
export async function rowsOf(sql: ReadSql, query: SQL): Promise<readonly unknown[]> {
  const result: unknown = await sql.execute(query);
  const rows = typeof result === "object" && result !== null && "rows" in result ? result.rows : [];
  return Array.isArray(rows) ? rows : [];
}
