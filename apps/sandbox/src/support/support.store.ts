import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { companies } from "../db/schema/catalogue.ts";
import { supportMessages } from "../db/schema/support.ts";

/** A message to support. */
export type SupportRow = typeof supportMessages.$inferSelect;

/** Queries of support messages. */
export const supportStore = {
  async companyName(sql: Sql, companyId: number): Promise<string | null> {
    const [row] = await sql
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.companyId, companyId));
    return row?.name ?? null;
  },
  async insert(sql: Sql, message: typeof supportMessages.$inferInsert): Promise<void> {
    await sql.insert(supportMessages).values(message);
  },
  async find(sql: ReadSql, messageId: number): Promise<SupportRow | null> {
    const [row] = await sql.select().from(supportMessages).where(eq(supportMessages.messageId, messageId));
    return row ?? null;
  },
  /** Closes an open message with its answer; null where it was closed before. */
  async close(
    sql: Sql,
    messageId: number,
    { answer, closedAt }: { readonly answer: string | null; readonly closedAt: Date },
  ): Promise<SupportRow | null> {
    const open = and(eq(supportMessages.messageId, messageId), isNull(supportMessages.closedAt));
    const [row] = await sql.update(supportMessages).set({ answer, closedAt }).where(open).returning();
    return row ?? null;
  },
  /** Closes the given messages that are still open, without an answer; returns their references. */
  async closeAll(sql: Sql, messageIds: readonly number[], closedAt: Date): Promise<readonly string[]> {
    if (messageIds.length === 0) return [];
    const { messageId, reference } = supportMessages;
    const open = and(inArray(messageId, [...messageIds]), isNull(supportMessages.closedAt));
    const closed = await sql.update(supportMessages).set({ closedAt }).where(open).returning({ reference });
    return closed.map((row) => row.reference);
  },
  /** Counts open messages without a client's session, up to a number. */
  async countUnproved(sql: Sql, most: number): Promise<number> {
    const open = and(isNull(supportMessages.closedAt), isNull(supportMessages.userId));
    const found = sql
      .select({ one: supportMessages.messageId })
      .from(supportMessages)
      .where(open)
      .limit(most)
      .as("found");
    const [row] = await sql.select({ found: count() }).from(found);
    return row?.found ?? 0;
  },
  /** Lists open messages, oldest first, or closed ones, newest first; one extra row indicates a further page. */
  list(sql: ReadSql, { isOpen, page }: { readonly isOpen: boolean; readonly page: number }, size: number) {
    const { closedAt, receivedAt } = supportMessages;
    return sql
      .select()
      .from(supportMessages)
      .where(isOpen ? isNull(closedAt) : isNotNull(closedAt))
      .orderBy(
        ...(isOpen ? [isNull(supportMessages.userId), asc(receivedAt)] : [desc(receivedAt)]),
        supportMessages.messageId,
      )
      .limit(size + 1)
      .offset(page * size);
  },
};
