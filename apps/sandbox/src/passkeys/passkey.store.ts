import { and, count, eq } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { passkeys } from "../db/schema/passkey.ts";

/** A row of the passkeys. */
export type PasskeyRow = typeof passkeys.$inferSelect;

const isOf = (userId: number) => eq(passkeys.userId, userId);

/** Queries of passkeys. */
export const passkeyStore = {
  async listOf(sql: ReadSql, userId: number): Promise<readonly PasskeyRow[]> {
    return sql.select().from(passkeys).where(isOf(userId)).orderBy(passkeys.createdAt, passkeys.passkeyId);
  },

  async countOf(sql: ReadSql, userId: number): Promise<number> {
    const [row] = await sql.select({ all: count() }).from(passkeys).where(isOf(userId));
    return row?.all ?? 0;
  },

  /** Inserts a passkey; returns false where a passkey of this or of another user has the same credential. */
  async insert(sql: Sql, row: PasskeyRow): Promise<boolean> {
    const inserted = await sql
      .insert(passkeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ passkeyId: passkeys.passkeyId });
    return inserted.length > 0;
  },

  async find(sql: ReadSql, credentialId: string): Promise<PasskeyRow | null> {
    const [row] = await sql.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
    return row ?? null;
  },

  /** Locks a passkey, and returns its current row; null if it was removed. */
  async lock(sql: Sql, passkeyId: string): Promise<PasskeyRow | null> {
    const [row] = await sql.select().from(passkeys).where(eq(passkeys.passkeyId, passkeyId)).for("update");
    return row ?? null;
  },

  async noteUse(sql: Sql, passkeyId: string, used: { uses: number; lastUsedAt: Date }): Promise<void> {
    await sql.update(passkeys).set(used).where(eq(passkeys.passkeyId, passkeyId));
  },

  /** Removes a passkey of a user; returns false where the user has no such passkey. */
  async remove(sql: Sql, userId: number, passkeyId: string): Promise<boolean> {
    const removed = await sql
      .delete(passkeys)
      .where(and(isOf(userId), eq(passkeys.passkeyId, passkeyId)))
      .returning({ passkeyId: passkeys.passkeyId });
    return removed.length > 0;
  },

  /** Removes all passkeys of a user, and returns how many there were. */
  async removeAllOf(sql: Sql, userId: number): Promise<number> {
    const removed = await sql
      .delete(passkeys)
      .where(isOf(userId))
      .returning({ passkeyId: passkeys.passkeyId });
    return removed.length;
  },
};
