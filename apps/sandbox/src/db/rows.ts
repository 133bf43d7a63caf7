import type { SQL } from "drizzle-orm";
import type { Sql } from "./database.ts";

/** The rows of what a driver gives back, alike for both engines. */
export function rowsIn(result: unknown): readonly unknown[] {
  const rows = typeof result === "object" && result !== null && "rows" in result ? result.rows : [];
  return Array.isArray(rows) ? rows : [];
}

/** The rows of a hand-written query; what is in them is for the caller to check. */
export const rowsOf = async (sql: Sql, query: SQL): Promise<readonly unknown[]> =>
  rowsIn(await sql.execute(query));
