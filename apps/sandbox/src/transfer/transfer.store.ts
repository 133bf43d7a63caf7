import { and, desc, eq, inArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Sql } from "../db/database.ts";
import { transfers } from "../db/schema/transfer.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";

/** A row of the transfers. */
export type TransferRow = typeof transfers.$inferSelect;

const recipients = alias(users, "recipient");

/** Transfers between accounts and between users. */
export const transferStore = {
  async insert(
    sql: Sql,
    transfer: typeof transfers.$inferInsert,
    reference: typeof uploads.$inferInsert | null = null,
  ): Promise<void> {
    if (reference) await sql.insert(uploads).values(reference);
    await sql.insert(transfers).values({ ...transfer, referenceId: reference?.uploadId ?? null });
  },
  async find(sql: Sql, transactionId: string): Promise<TransferRow | null> {
    const [row] = await sql.select().from(transfers).where(eq(transfers.transactionId, transactionId));
    return row ?? null;
  },
  /** Moves a transfer out of pending; null when it is not pending. */
  async decide(
    sql: Sql,
    transactionId: string,
    to: 5 | 6,
    comment: string | null,
  ): Promise<TransferRow | null> {
    const [row] = await sql
      .update(transfers)
      .set({ statusId: to, ...(comment !== null && { comment }) })
      .where(and(eq(transfers.transactionId, transactionId), inArray(transfers.statusId, [1, 2])))
      .returning();
    return row ?? null;
  },
  /** What a user sent, and what arrived from others. */
  listOf: (sql: Sql, userId: number) =>
    sql
      .select({ transfer: transfers, sender: users, recipient: recipients })
      .from(transfers)
      .innerJoin(users, eq(users.userId, transfers.userId))
      .leftJoin(recipients, eq(recipients.userId, transfers.recipientId))
      .where(
        or(eq(transfers.userId, userId), and(eq(transfers.recipientId, userId), eq(transfers.statusId, 5))),
      )
      .orderBy(desc(transfers.requestedAt), desc(transfers.transactionId)),
};
