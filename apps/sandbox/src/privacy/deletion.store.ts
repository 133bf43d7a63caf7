import { and, desc, eq, isNull, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { ReadSql, Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { deletionRequests } from "../db/schema/privacy.ts";
import { users } from "../db/schema/user.ts";

/** A request to delete an account. */
export type DeletionRow = typeof deletionRequests.$inferSelect;

const MOST_LISTED = 10;
const isOpenOf = (userId: number) =>
  and(eq(deletionRequests.userId, userId), isNull(deletionRequests.closedAt));

/** What prevents a deletion: money, or something that waits for a decision. */
const deletionBlocks = [
  "eWallet",
  "trading",
  "positions",
  "deposits",
  "withdrawals",
  "transfers",
  "payments",
] as const;

const BlockRow = v.object({ kind: v.picklist(deletionBlocks), count: v.number(), amountUsd: v.string() });

/** What prevents a deletion, with its number and its amount in US dollars. */
export type DeletionBlock = v.InferOutput<typeof BlockRow>;

/** Queries of the requests to delete accounts. */
export const deletionStore = {
  listOf: (sql: ReadSql, userId: number): Promise<readonly DeletionRow[]> =>
    sql
      .select()
      .from(deletionRequests)
      .where(eq(deletionRequests.userId, userId))
      .orderBy(desc(deletionRequests.deletionId))
      .limit(MOST_LISTED),
  async open(sql: Sql, userId: number): Promise<DeletionRow | null> {
    const [row] = await sql.select().from(deletionRequests).where(isOpenOf(userId));
    return row ?? null;
  },
  /**
   * Locks an account against new rows that refer to it. The lock waits for transactions that are writing such rows; after
   * the erasure the database refuses new rows. The lock of `lockUser` would let such rows pass.
   */
  async lockAccount(sql: Sql, userId: number): Promise<void> {
    await sql.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for("update");
  },
  async find(sql: Sql, deletionId: number): Promise<DeletionRow | null> {
    const [row] = await sql
      .select()
      .from(deletionRequests)
      .where(eq(deletionRequests.deletionId, deletionId));
    return row ?? null;
  },
  async insert(
    sql: Sql,
    row: Pick<DeletionRow, "userId" | "askedAt" | "erasableFrom">,
  ): Promise<DeletionRow> {
    const [inserted] = await sql.insert(deletionRequests).values(row).returning();
    if (!inserted) throw new Error("A request to delete an account was not written");
    return inserted;
  },
  /**
   * Closes the open request of a user; returns false if there is no open request, so that only the first of several decisions
   * is made.
   */
  async close(
    sql: Sql,
    userId: number,
    decision: Required<Pick<DeletionRow, "outcome" | "closedAt" | "reason">>,
  ): Promise<boolean> {
    const closed = await sql
      .update(deletionRequests)
      .set(decision)
      .where(isOpenOf(userId))
      .returning({ deletionId: deletionRequests.deletionId });
    return closed.length > 0;
  },
  /** Notes that the client was reminded of an open request; returns false where that was done before. */
  async remind(sql: Sql, deletionId: number, remindedAt: Date): Promise<DeletionRow | null> {
    const isDue = and(
      eq(deletionRequests.deletionId, deletionId),
      isNull(deletionRequests.closedAt),
      isNull(deletionRequests.remindedAt),
    );
    const [row] = await sql.update(deletionRequests).set({ remindedAt }).where(isDue).returning();
    return row ?? null;
  },
  /** Lists what prevents the deletion of a client. Bonuses are the house's, and end with the account. */
  async blocksOf(sql: ReadSql, userId: number): Promise<readonly DeletionBlock[]> {
    const rows = await rowsOf(
      sql,
      raw`select kind, count::int as count, amount::numeric(18, 2)::text as "amountUsd" from (
        select kind, 1 as count, balance as amount, 1 as place from account
          where user_id = ${userId}::int and kind in ('eWallet', 'trading') and balance <> 0
        union all select 'positions', 1, open_profit, 2 from app_user
          where user_id = ${userId}::int and open_profit <> 0
        union all select 'deposits', count(*), sum(amount_usd), 3 from deposit
          where user_id = ${userId}::int and payment_status_id < 5 having count(*) > 0
        union all select 'withdrawals', count(*), sum(amount_usd), 4 from withdrawal
          where user_id = ${userId}::int and payment_status_id < 5 having count(*) > 0
        union all select 'transfers', count(*), sum(amount_usd), 5 from transfer
          where (user_id = ${userId}::int or recipient_id = ${userId}::int) and payment_status_id < 5 having count(*) > 0
        union all select 'payments', count(*), coalesce(sum(remaining_usd), 0), 6 from unmatched_payment
          where user_id = ${userId}::int and remaining > 0 having count(*) > 0
      ) block order by place, kind`,
    );
    return v.parse(v.array(BlockRow), rows);
  },
};
