import { and, desc, eq, inArray, sql as raw } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { platforms } from "../db/schema/catalogue.ts";
import { deposits } from "../db/schema/deposit.ts";
import { uploads } from "../db/schema/upload.ts";
import { hasRow, isInPiece, isOwn, type Piece } from "../db/pieces.ts";
import { type Write, prepareWrite } from "../db/statement.ts";
import { roomOf } from "../db/open-requests.ts";
import { timeOf } from "../transaction-details.ts";

/** A row of the deposits. */
export type DepositRow = typeof deposits.$inferSelect;

const insert = prepareWrite(
  "deposit_opened",
  (
    value,
  ) => raw`insert into deposit (transaction_id, user_id, payment_platform_id, currency_code, amount, amount_usd,
      rate, payment_status_id, gateway_method, requested_at)
    values (${value("transactionId")}, ${roomOf("deposit", value("userId"), value("most"))}, platform_as_read(${value("platformId")}, ${value("version")}), ${value("currencyCode")},
      ${value("amount")}, ${value("amountUsd")}, ${value("rate")}, 1, ${value("gatewayMethod")}, ${value("requestedAt")})
    returning 1 as done`,
);
/** The initial values of a deposit, which is pending. */
type NewDeposit = Pick<
  DepositRow,
  | "transactionId"
  | "userId"
  | "platformId"
  | "currencyCode"
  | "amount"
  | "amountUsd"
  | "rate"
  | "gatewayMethod"
  | "requestedAt"
>;

const order = { table: deposits, at: deposits.requestedAt, name: deposits.transactionId, isIn: isOwn };

/** Queries of deposits and their proofs. */
export const depositStore = {
  /**
   * Inserts a deposit, unless its user has the maximum number of open deposits. The database asks for a repetition of the
   * statement if the platform or its rate has another version.
   */
  opened: (most: number, version: string, { requestedAt, ...deposit }: NewDeposit): Write =>
    insert({ ...deposit, most, version, requestedAt: requestedAt.toISOString() }),
  /** Inserts a completed deposit, for a payment that arrived without a request. */
  async insertCompleted(sql: Sql, deposit: NewDeposit & { readonly comment: string }): Promise<void> {
    await sql.insert(deposits).values({ ...deposit, statusId: 5, settledAt: deposit.requestedAt });
  },
  async find(sql: Sql, transactionId: string): Promise<DepositRow | null> {
    const [row] = await sql.select().from(deposits).where(eq(deposits.transactionId, transactionId));
    return row ?? null;
  },
  /** Finds a deposit and locks it until the end of the transaction. */
  async lock(sql: Sql, transactionId: string): Promise<DepositRow | null> {
    const [row] = await sql
      .select()
      .from(deposits)
      .where(eq(deposits.transactionId, transactionId))
      .for("update");
    return row ?? null;
  },
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
    at: Date,
  ): Promise<DepositRow | null> {
    const [row] = await sql
      .update(deposits)
      .set({ statusId: to, ...timeOf(to, at), ...(comment !== null && { comment }) })
      .where(and(eq(deposits.transactionId, transactionId), inArray(deposits.statusId, [...from])))
      .returning();
    return row ?? null;
  },
  /** Lists a piece of a user's deposits, newest first. */
  listOf: (sql: ReadSql, userId: number, piece: Piece) =>
    sql
      .select({ deposit: deposits, platformName: platforms.name })
      .from(deposits)
      .innerJoin(platforms, eq(platforms.platformId, deposits.platformId))
      .where(and(eq(deposits.userId, userId), isInPiece(order, userId, piece)))
      .orderBy(desc(deposits.requestedAt), desc(deposits.transactionId))
      .limit(piece.limit),
  /** Returns whether a user's list has a deposit with an id. */
  has: (sql: ReadSql, userId: number, transactionId: string) => hasRow(sql, order, userId, transactionId),
};
