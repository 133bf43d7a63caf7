import { eq, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { users } from "../db/schema/user.ts";
import type { UserRow } from "../session/session.store.ts";

/** The database queries for the time of a user's latest change of password or second factor, at which a freeze begins. */
export const freezeStore = {
  /**
   * Stores the time of a change, unless a later one is stored already, as after the clock was set back. Returns the time
   * that is stored.
   */
  async note(sql: Sql, userId: number, at: Date): Promise<Pick<UserRow, "credentialsChangedAt"> | null> {
    const latest = raw`greatest(${users.credentialsChangedAt}, ${at.toISOString()}::timestamptz)`;
    const [row] = await sql
      .update(users)
      .set({ credentialsChangedAt: latest })
      .where(eq(users.userId, userId))
      .returning({ credentialsChangedAt: users.credentialsChangedAt });
    return row ?? null;
  },
};
