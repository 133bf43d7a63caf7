import { and, desc, eq, inArray, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { platforms } from "../db/schema/catalogue.ts";
import { deposits } from "../db/schema/deposit.ts";
import { uploads } from "../db/schema/upload.ts";

/** A row of the deposits. */
export type DepositRow = typeof deposits.$inferSelect;

/** Deposits and their receipts. */
export const depositStore = {
  async insert(sql: Sql, deposit: typeof deposits.$inferInsert): Promise<void> {
    await sql.insert(deposits).values(deposit);
  },
  async find(sql: Sql, transactionId: string): Promise<DepositRow | null> {
    const [row] = await sql.select().from(deposits).where(eq(deposits.transactionId, transactionId));
    return row ?? null;
  },
  /** The same, locked until the end of the transaction. */
  async lock(sql: Sql, transactionId: string): Promise<DepositRow | null> {
    const [row] = await sql
      .select()
      .from(deposits)
      .where(eq(deposits.transactionId, transactionId))
      .for("update");
    return row ?? null;
  },
  /** How many of a user's deposits wait for a payment or a decision. */
  countOpen: (sql: Sql, userId: number): Promise<number> =>
    // The statuses stand in the text, so that the index of the open ones answers.
    sql.$count(deposits, and(eq(deposits.userId, userId), raw`${deposits.statusId} in (1, 2)`)),
  async attachReceipt(sql: Sql, transactionId: string, upload: typeof uploads.$inferInsert): Promise<void> {
    await sql.insert(uploads).values(upload);
    await sql
      .update(deposits)
      .set({ receiptId: upload.uploadId })
      .where(eq(deposits.transactionId, transactionId));
  },
  /** Moves a deposit from one of some states to another; null when it is in none of them. */
  async move(
    sql: Sql,
    transactionId: string,
    from: readonly number[],
    to: number,
    comment: string | null,
  ): Promise<DepositRow | null> {
    const [row] = await sql
      .update(deposits)
      .set({ statusId: to, ...(comment !== null && { comment }) })
      .where(and(eq(deposits.transactionId, transactionId), inArray(deposits.statusId, [...from])))
      .returning();
    return row ?? null;
  },
  listOf: (sql: Sql, userId: number) =>
    sql
      .select({ deposit: deposits, platformName: platforms.name })
      .from(deposits)
      .innerJoin(platforms, eq(platforms.platformId, deposits.platformId))
      .where(eq(deposits.userId, userId))
      .orderBy(desc(deposits.requestedAt), desc(deposits.transactionId)),
};
