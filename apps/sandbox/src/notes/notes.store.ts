import { and, count, desc, eq, sql as raw } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { deposits } from "../db/schema/deposit.ts";
import { transactionNotes } from "../db/schema/note.ts";
import { transfers } from "../db/schema/transfer.ts";
import { users } from "../db/schema/user.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";

/** A note as it is stored. */
export type NoteRow = typeof transactionNotes.$inferSelect;

/** The state of a transfer from which its recipient sees it. */
const DONE = 5;

const isOf = (userId: number) => eq(transactionNotes.userId, userId);
const isAbout = (userId: number, transactionId: string) =>
  and(isOf(userId), eq(transactionNotes.transactionId, transactionId));

/** Queries of the notes that users write on their transactions. */
export const noteStore = {
  /** Lists the notes of a user, the last written first. */
  listOf: (sql: ReadSql, userId: number): Promise<NoteRow[]> =>
    sql
      .select()
      .from(transactionNotes)
      .where(isOf(userId))
      .orderBy(desc(transactionNotes.changedAt), desc(transactionNotes.transactionId)),
  async find(sql: Sql, userId: number, transactionId: string): Promise<NoteRow | null> {
    const [row] = await sql.select().from(transactionNotes).where(isAbout(userId, transactionId));
    return row ?? null;
  },
  async countOf(sql: Sql, userId: number): Promise<number> {
    const [row] = await sql.select({ notes: count() }).from(transactionNotes).where(isOf(userId));
    return row?.notes ?? 0;
  },
  /** Locks a user until the end of the transaction, so that two changes of one user's notes follow each other. */
  async lockUser(sql: Sql, userId: number): Promise<void> {
    await sql
      .select({ userId: users.userId })
      .from(users)
      .where(eq(users.userId, userId))
      .for("no key update");
  },
  /** Returns whether a transaction is in one of a user's lists: a received transfer is once it is done. */
  async isListed(sql: Sql, userId: number, transactionId: string): Promise<boolean> {
    const isOwn = raw`transaction_id = ${transactionId} and user_id = ${userId}`;
    const isReceived = raw`recipient_id = ${userId} and payment_status_id = ${DONE}`;
    const [row] = await sql
      .select({
        isListed: raw<boolean>`exists (select 1 from ${deposits} where ${isOwn})
          or exists (select 1 from ${withdrawals} where ${isOwn})
          or exists (select 1 from ${transfers}
            where transaction_id = ${transactionId} and (user_id = ${userId} or ${isReceived}))`,
      })
      .from(users)
      .where(eq(users.userId, userId));
    return row?.isListed ?? false;
  },
  /** Writes or replaces a note. */
  async save(sql: Sql, note: NoteRow): Promise<void> {
    const { text, version, changedAt } = note;
    await sql
      .insert(transactionNotes)
      .values(note)
      .onConflictDoUpdate({
        target: [transactionNotes.userId, transactionNotes.transactionId],
        set: { text, version, changedAt },
      });
  },
  async remove(sql: Sql, userId: number, transactionId: string): Promise<void> {
    await sql.delete(transactionNotes).where(isAbout(userId, transactionId));
  },
};
