import { and, desc, eq, inArray, ne, or, type SQL, sql as raw, isNull, type Placeholder } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import type { ReadSql, Sql } from "../db/database.ts";
import { hasRow, isInPiece, type Piece } from "../db/pieces.ts";
import { type Write, prepareWrite } from "../db/statement.ts";
import { isTransferOf } from "../paging/listed.store.ts";
import { transfers } from "../db/schema/transfer.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";
import { roomOf } from "../db/open-requests.ts";
import type { UserRow } from "../session/session.store.ts";

/** A row of the transfers. */
export type TransferRow = typeof transfers.$inferSelect;

const recipients = alias(users, "recipient");
const last = alias(transfers, "last");

/** Builds the query that inserts a transfer, whose user is read by an expression. */
const insertOf = (value: (name: string) => Placeholder, user: SQL) =>
  raw`insert into transfer (transaction_id, user_id, kind, recipient_id, currency_code, amount, amount_usd,
      rate, payment_status_id, reference_id, requested_at, settled_at)
    values (${value("transactionId")}, ${user}, ${value("kind")}, ${value("recipientId")},
      ${value("currencyCode")}, ${value("amount")}, ${value("amountUsd")}, ${value("rate")}, ${value("statusId")},
      ${value("referenceId")}, ${value("requestedAt")}, ${value("settledAt")})
    returning 1 as done`;
const insert = prepareWrite("transfer_opened", (value) => insertOf(value, raw`${value("userId")}`));
const insertPending = prepareWrite("transfer_pending", (value) =>
  insertOf(value, roomOf("transfer", value("userId"), value("most"))),
);

const isClientOf = (companyId: number) =>
  and(eq(users.companyId, companyId), eq(users.role, "client"), isNull(users.erasedAt));

const order = {
  table: transfers,
  at: transfers.requestedAt,
  name: transfers.transactionId,
  isIn: (userId: number) => isTransferOf(userId, last),
};

/** Builds the query of the ids of a piece: sent and received transfers are each read by an index, newest first. */
function piecesOf(sql: ReadSql, userId: number, piece: Piece) {
  const { transactionId, requestedAt } = transfers;
  const newest = (of: SQL | undefined) =>
    sql
      .select({ transactionId, requestedAt })
      .from(transfers)
      .where(and(of, isInPiece(order, userId, piece)))
      .orderBy(desc(requestedAt), desc(transactionId))
      .limit(piece.limit);
  return unionAll(
    newest(eq(transfers.userId, userId)),
    // The status is no parameter, because the planner compares it with the condition of the index.
    newest(and(eq(transfers.recipientId, userId), raw`${transfers.statusId} = 5`)),
  )
    .orderBy(raw`requested_at desc, transaction_id desc`)
    .limit(piece.limit)
    .as("named");
}

/** The initial values of a transfer. */
type NewTransfer = Omit<TransferRow, "comment" | "processingAt" | "cancelledBy">;

const toValues = ({ requestedAt, settledAt, ...transfer }: NewTransfer) => ({
  ...transfer,
  requestedAt: requestedAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});

/** Queries of transfers between accounts and between users. */
export const transferStore = {
  /** Finds the other clients of a user's company with this whole e-mail address or login. */
  searchRecipients: (sql: Sql, { userId, companyId }: UserRow, wanted: string): Promise<UserRow[]> =>
    sql
      .select()
      .from(users)
      .where(
        and(
          isClientOf(companyId),
          ne(users.userId, userId),
          or(eq(users.email, wanted), eq(users.cTraderLogin, wanted)),
        ),
      ),
  /** Finds the client of a company by login. */
  async recipient(sql: Sql, companyId: number, cTraderLogin: string): Promise<UserRow | null> {
    const [row] = await sql
      .select()
      .from(users)
      .where(and(isClientOf(companyId), eq(users.cTraderLogin, cTraderLogin)));
    return row ?? null;
  },
  /** Inserts a completed transfer. */
  opened: (transfer: NewTransfer): Write => insert(toValues(transfer)),
  /** Inserts a pending transfer, unless its user has the maximum number of open transfers. */
  openedPending: (most: number, transfer: NewTransfer): Write =>
    insertPending({ ...toValues(transfer), most }),
  async insertReference(sql: Sql, reference: typeof uploads.$inferInsert): Promise<string> {
    await sql.insert(uploads).values(reference);
    return reference.uploadId;
  },
  async find(sql: Sql, transactionId: string): Promise<TransferRow | null> {
    const [row] = await sql.select().from(transfers).where(eq(transfers.transactionId, transactionId));
    return row ?? null;
  },
  /** Moves a transfer from pending to a decided state; null when it is not pending. */
  async decide(
    sql: Sql,
    transactionId: string,
    to: 5 | 6,
    comment: string | null,
    at: Date,
  ): Promise<TransferRow | null> {
    const [row] = await sql
      .update(transfers)
      .set({ statusId: to, settledAt: at, ...(comment !== null && { comment }) })
      .where(and(eq(transfers.transactionId, transactionId), inArray(transfers.statusId, [1, 2])))
      .returning();
    return row ?? null;
  },
  /** Lists a piece of a user's sent and received transfers, newest first. */
  listOf: (sql: ReadSql, userId: number, piece: Piece) => {
    const named = piecesOf(sql, userId, piece);
    return sql
      .select({ transfer: transfers, sender: users, recipient: recipients })
      .from(named)
      .innerJoin(transfers, eq(transfers.transactionId, named.transactionId))
      .innerJoin(users, eq(users.userId, transfers.userId))
      .leftJoin(recipients, eq(recipients.userId, transfers.recipientId))
      .orderBy(desc(transfers.requestedAt), desc(transfers.transactionId));
  },
  /** Returns whether a user's list has a transfer with an id. */
  has: (sql: ReadSql, userId: number, transactionId: string) => hasRow(sql, order, userId, transactionId),
};
