import { and, desc, eq, inArray } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { platforms } from "../db/schema/catalogue.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";

/** A row of the withdrawals. */
export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** Withdrawals. */
export const withdrawalStore = {
  async insert(sql: Sql, withdrawal: typeof withdrawals.$inferInsert): Promise<void> {
    await sql.insert(withdrawals).values(withdrawal);
  },
  async find(sql: Sql, transactionId: string): Promise<WithdrawalRow | null> {
    const [row] = await sql.select().from(withdrawals).where(eq(withdrawals.transactionId, transactionId));
    return row ?? null;
  },
  /** Moves a withdrawal from one of some states to another; null when it is in none of them. */
  async move(
    sql: Sql,
    transactionId: string,
    from: readonly number[],
    to: number,
    comment: string | null,
  ): Promise<WithdrawalRow | null> {
    const [row] = await sql
      .update(withdrawals)
      .set({ statusId: to, ...(comment !== null && { comment }) })
      .where(and(eq(withdrawals.transactionId, transactionId), inArray(withdrawals.statusId, [...from])))
      .returning();
    return row ?? null;
  },
  listOf: (sql: Sql, userId: number) =>
    sql
      .select({ withdrawal: withdrawals, platformName: platforms.name })
      .from(withdrawals)
      .innerJoin(platforms, eq(platforms.platformId, withdrawals.platformId))
      .where(eq(withdrawals.userId, userId))
      .orderBy(desc(withdrawals.requestedAt), desc(withdrawals.transactionId)),
};
