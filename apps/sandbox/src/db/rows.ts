import type { SQL } from "drizzle-orm";
import type { Sql } from "./database.ts";

/** The rows of a hand-written query, alike for both engines; what is in them is for the caller to check. */
export async function rowsOf(sql: Sql, query: SQL): Promise<readonly unknown[]> {
  const result: unknown = await sql.execute(query);
  const rows = typeof result === "object" && result !== null && "rows" in result ? result.rows : [];
  return Array.isArray(rows) ? rows : [];
}
