import { and, asc, eq } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { payees } from "../db/schema/payee.ts";

/** A row of the saved accounts. */
export type PayeeRow = typeof payees.$inferSelect;

const isOf = (userId: number) => eq(payees.userId, userId);
const hasKey = (userId: number, accountKey: string) => and(isOf(userId), eq(payees.accountKey, accountKey));

/** Queries of the accounts that users have saved. */
export const payeeStore = {
  listOf: (sql: Sql, userId: number): Promise<PayeeRow[]> =>
    sql.select().from(payees).where(isOf(userId)).orderBy(asc(payees.nameKey)),
  async findByAccount(sql: Sql, userId: number, accountKey: string): Promise<PayeeRow | null> {
    const [row] = await sql.select().from(payees).where(hasKey(userId, accountKey));
    return row ?? null;
  },
  /** Finds a saved account, and keeps it from being removed until the end of the transaction. */
  async hold(sql: Sql, userId: number, accountKey: string): Promise<PayeeRow | null> {
    const [row] = await sql.select().from(payees).where(hasKey(userId, accountKey)).for("key share");
    return row ?? null;
  },
  async insert(sql: Sql, row: PayeeRow): Promise<void> {
    await sql.insert(payees).values(row);
  },
  /** Removes an account of a user; returns false where the user has no such account. */
  async remove(sql: Sql, userId: number, payeeId: string): Promise<boolean> {
    const removed = await sql
      .delete(payees)
      .where(and(isOf(userId), eq(payees.payeeId, payeeId)))
      .returning({ payeeId: payees.payeeId });
    return removed.length > 0;
  },
};
