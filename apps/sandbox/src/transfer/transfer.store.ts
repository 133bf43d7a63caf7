import { and, desc, eq, inArray, ne, or, sql as raw, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadSql, Sql } from "../db/database.ts";
import { olderThan } from "../db/pieces.ts";
import { type Write, prepareWrite } from "../db/statement.ts";
import { transfers } from "../db/schema/transfer.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";
import type { UserRow } from "../session/session.store.ts";

/** A row of the transfers. */
export type TransferRow = typeof transfers.$inferSelect;

const recipients = alias(users, "recipient");

const insert = prepareWrite(
  "transfer_opened",
  (
    value,
  ) => raw`insert into transfer (transaction_id, user_id, kind, recipient_id, currency_code, amount, amount_usd,
      rate, payment_status_id, reference_id, requested_at, settled_at)
    values (${value("transactionId")}, ${value("userId")}, ${value("kind")}, ${value("recipientId")},
      ${value("currencyCode")}, ${value("amount")}, ${value("amountUsd")}, ${value("rate")}, ${value("statusId")},
      ${value("referenceId")}, ${value("requestedAt")}, ${value("settledAt")})
    returning 1 as done`,
);

const isClientOf = (companyId: number) =>
  and(eq(users.companyId, companyId), eq(users.role, "client"), isNull(users.erasedAt));

/** Matches the transfers that a user's list shows: those sent, and those received once they are completed. */
export const isTransferOf = (userId: number) =>
  or(eq(transfers.userId, userId), and(eq(transfers.recipientId, userId), eq(transfers.statusId, 5)));

/** The initial values of a transfer. */
type NewTransfer = Omit<TransferRow, "comment" | "processingAt" | "cancelledBy">;

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
  opened: ({ requestedAt, settledAt, ...transfer }: NewTransfer): Write =>
    insert({
      ...transfer,
      requestedAt: requestedAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    }),
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
  /** Lists a page of a user's sent and received transfers, newest first: those after a given one, or the first. */
  listOf: (sql: ReadSql, userId: number, after: string | null, limit: number) =>
    sql
      .select({ transfer: transfers, sender: users, recipient: recipients })
      .from(transfers)
      .innerJoin(users, eq(users.userId, transfers.userId))
      .leftJoin(recipients, eq(recipients.userId, transfers.recipientId))
      .where(and(isTransferOf(userId), olderThan(transfers, after)))
      .orderBy(desc(transfers.requestedAt), desc(transfers.transactionId))
      .limit(limit),
};
