import { eq, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { users } from "../db/schema/user.ts";
import type { UserRow } from "../session/session.store.ts";

/** Queries of when a user's password or second factor was changed, from which a freeze of withdrawals lasts. */
export const freezeStore = {
  /** Locks the user's row, which a change of a password or of a second factor locks too, and returns it as it is now. */
  async lock(sql: Sql, userId: number): Promise<Pick<UserRow, "credentialsChangedAt"> | null> {
    const { credentialsChangedAt } = users;
    const [row] = await sql
      .select({ credentialsChangedAt })
      .from(users)
      .where(eq(users.userId, userId))
      .for("no key update");
    return row ?? null;
  },
  /** Records a change, also where the clock was set back; returns the time of the latest one. */
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
