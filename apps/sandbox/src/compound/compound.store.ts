import { desc, eq } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { subscriptions } from "../db/schema/compound.ts";

/** Compound-interest subscriptions. */
export const compoundStore = {
  /** A user's, newest first. */
  listOf: (sql: Sql, userId: number) =>
    sql
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.startedAt)),
};
