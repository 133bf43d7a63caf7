import { desc, eq } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { subscriptions } from "../db/schema/compound-scheme.ts";

/** Queries of compound-interest subscriptions. */
export const compoundSchemeStore = {
  /** Lists the subscriptions of a user, newest first. */
  listOf: (sql: Sql, userId: number) =>
    sql
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.startedAt)),
};
