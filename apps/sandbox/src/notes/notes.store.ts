import { and, count, desc, eq } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { transactionNotes } from "../db/schema/note.ts";

/** A note as it is stored. */
export type NoteRow = typeof transactionNotes.$inferSelect;

const isOf = (userId: number) => eq(transactionNotes.userId, userId);
const isAbout = (userId: number, transactionId: string) =>
  and(isOf(userId), eq(transactionNotes.transactionId, transactionId));

/** Queries of the notes that users write on their transactions. */
export const noteStore = {
  /** Lists the notes of a user, the latest change first. */
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
