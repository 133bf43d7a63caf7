import { and, desc, eq, inArray, sql as raw } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { hasRow, isInPiece, isOwn, type Piece } from "../db/pieces.ts";
import { type Write, prepareWrite } from "../db/statement.ts";
import { roomOf } from "../db/open-requests.ts";
import { timeOf } from "../transaction-details.ts";
import { platforms } from "../db/schema/catalogue.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";

/** A row of the withdrawals. */
export type WithdrawalRow = typeof withdrawals.$inferSelect;

const insert = prepareWrite(
  "withdrawal_opened",
  (
    value,
  ) => raw`insert into withdrawal (transaction_id, user_id, payment_platform_id, currency_code, amount, amount_usd,
      rate, payment_status_id, bank, bank_account_name, bank_account_number, wallet_address,
      requested_at)
    values (${value("transactionId")}, ${roomOf("withdrawal", value("userId"), value("most"))}, ${value("platformId")}, ${value("currencyCode")},
      ${value("amount")}, ${value("amountUsd")}, ${value("rate")}, 1, ${value("bank")}, ${value("bankAccountName")},
      ${value("bankAccountNumber")}, ${value("walletAddress")}, ${value("requestedAt")})
    returning 1 as done`,
);

/** The initial values of a withdrawal, which is pending. */
type NewWithdrawal = Omit<
  WithdrawalRow,
  "comment" | "statusId" | "processingAt" | "settledAt" | "cancelledBy"
>;

const order = {
  table: withdrawals,
  at: withdrawals.requestedAt,
  name: withdrawals.transactionId,
  isIn: isOwn,
};

/** Queries of withdrawals. */
export const withdrawalStore = {
  /** Inserts a withdrawal, unless its user has the maximum number of open withdrawals. */
  opened: (most: number, { requestedAt, ...withdrawal }: NewWithdrawal): Write =>
    insert({ ...withdrawal, most, requestedAt: requestedAt.toISOString() }),
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
    at: Date,
  ): Promise<WithdrawalRow | null> {
    const [row] = await sql
      .update(withdrawals)
      .set({ statusId: to, ...timeOf(to, at), ...(comment !== null && { comment }) })
      .where(and(eq(withdrawals.transactionId, transactionId), inArray(withdrawals.statusId, [...from])))
      .returning();
    return row ?? null;
  },
  /** Lists a piece of a user's withdrawals, newest first. */
  listOf: (sql: ReadSql, userId: number, piece: Piece) =>
    sql
      .select({ withdrawal: withdrawals, platformName: platforms.name })
      .from(withdrawals)
      .innerJoin(platforms, eq(platforms.platformId, withdrawals.platformId))
      .where(and(eq(withdrawals.userId, userId), isInPiece(order, userId, piece)))
      .orderBy(desc(withdrawals.requestedAt), desc(withdrawals.transactionId))
      .limit(piece.limit),
  /** Returns whether a user's list has a withdrawal with an id. */
  has: (sql: ReadSql, userId: number, transactionId: string) => hasRow(sql, order, userId, transactionId),
};
