import { and, eq, lt } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { embedTokens } from "../db/schema/embed.ts";
import { sessions } from "../db/schema/session.ts";
import { users } from "../db/schema/user.ts";
import { hashToken, type UserRow } from "../session/session.store.ts";

/** A token with its user and the session that created it. */
export interface TakenToken {
  readonly token: typeof embedTokens.$inferSelect;
  readonly user: UserRow;
  readonly parent: typeof sessions.$inferSelect;
}

/** Queries of the one-time tokens and the sessions of frames. */
export const embedStore = {
  async insertToken(
    sql: Sql,
    { token, ...row }: Omit<typeof embedTokens.$inferInsert, "tokenHash"> & { readonly token: string },
  ): Promise<void> {
    await sql.insert(embedTokens).values({ ...row, tokenHash: hashToken(token) });
  },
  async deleteOutdated(sql: Sql, userId: number, before: Date): Promise<void> {
    await sql
      .delete(embedTokens)
      .where(and(eq(embedTokens.userId, userId), lt(embedTokens.createdAt, before)));
  },
  /**
   * Deletes a token and returns its row, so that only one of concurrent exchanges gets it; null for an unknown or outdated
   * token.
   */
  async take(sql: Sql, secret: string, since: Date): Promise<TakenToken | null> {
    const [token] = await sql
      .delete(embedTokens)
      .where(eq(embedTokens.tokenHash, hashToken(secret)))
      .returning();
    if (!token || token.createdAt < since) return null;
    const [found] = await sql
      .select({ user: users, parent: sessions })
      .from(sessions)
      .innerJoin(users, eq(users.userId, sessions.userId))
      .where(eq(sessions.tokenHash, token.parentHash))
      // Locked, so that the session that created the token cannot end until the session of the frame is written.
      .for("key share", { of: sessions });
    return found ? { token, ...found } : null;
  },
  /** Opens the session of a frame. It has the age of the session that created the token, so that it ends no later. */
  async openSession(sql: Sql, secret: string, { token, parent }: TakenToken, at: Date): Promise<void> {
    await sql.insert(sessions).values({
      tokenHash: hashToken(secret),
      userId: token.userId,
      createdAt: parent.createdAt,
      seenAt: at,
      purpose: token.purpose,
      parentHash: parent.tokenHash,
    });
  },
};
