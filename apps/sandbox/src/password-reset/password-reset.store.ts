import { and, eq, isNull } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { emailTokens } from "../db/schema/registration.ts";
import { users } from "../db/schema/user.ts";
import type { UserRow } from "../session/session.store.ts";

/** Queries of password resets: the accounts that request a reset, and their links. */
export const passwordResetStore = {
  async client(sql: Sql, companyId: number, email: string): Promise<UserRow | null> {
    const who = and(eq(users.email, email), eq(users.companyId, companyId), eq(users.role, "client"));
    const [user] = await sql.select().from(users).where(who);
    return user ?? null;
  },
  async setPassword(sql: Sql, userId: number, passwordHash: string): Promise<void> {
    await sql.update(users).set({ passwordHash }).where(eq(users.userId, userId));
  },
  /** Marks every open link of a user as used, and returns their hashes. */
  async useOpenLinks(sql: Sql, userId: number, at: Date): Promise<readonly string[]> {
    const mine = and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, "reset"));
    const used = await sql
      .update(emailTokens)
      .set({ usedAt: at })
      .where(and(mine, isNull(emailTokens.usedAt)))
      .returning();
    return used.map(({ tokenHash }) => tokenHash);
  },
};
