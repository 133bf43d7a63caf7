import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { deposits, platforms, uploads, users } from "../db/schema.ts";

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
  /** Joins a receipt to a pending deposit that has none; false when it has one or is past that. */
  async attachReceipt(
    sql: Sql,
    transactionId: string,
    upload: typeof uploads.$inferInsert,
  ): Promise<boolean> {
    await sql.insert(uploads).values(upload);
    const open = and(
      eq(deposits.transactionId, transactionId),
      isNull(deposits.receiptId),
      eq(deposits.statusId, 1),
    );
    const rows = await sql.update(deposits).set({ receiptId: upload.uploadId }).where(open).returning();
    return rows.length === 1;
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
  /** The queue of the back office: open ones first, newest first. */
  queue: (sql: Sql) =>
    sql
      .select({
        deposit: deposits,
        platformName: platforms.name,
        fullName: users.fullName,
        email: users.email,
      })
      .from(deposits)
      .innerJoin(platforms, eq(platforms.platformId, deposits.platformId))
      .innerJoin(users, eq(users.userId, deposits.userId))
      .orderBy(deposits.statusId, desc(deposits.requestedAt))
      .limit(200),
  async receipt(sql: Sql, transactionId: string) {
    const [row] = await sql
      .select({ deposit: deposits, upload: uploads })
      .from(deposits)
      .innerJoin(uploads, eq(uploads.uploadId, deposits.receiptId))
      .where(eq(deposits.transactionId, transactionId));
    return row ?? null;
  },
};
