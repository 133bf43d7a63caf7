import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { sessions, users } from "../db/schema.ts";

/** Tokens are kept as hashes only: who reads the database cannot be anybody. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** A row of the users' table. */
export type UserRow = typeof users.$inferSelect;

/** Who calls, and with which session. */
export interface Caller {
  readonly user: UserRow;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** The sessions of the provider. */
export const sessionStore = {
  async insert(sql: Sql, session: { token: string; userId: number; at: Date }): Promise<void> {
    const { token, userId, at } = session;
    await sql.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: at, seenAt: at });
  },
  async find(sql: Sql, token: string): Promise<Caller | null> {
    const tokenHash = hashToken(token);
    const [row] = await sql
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.userId, sessions.userId))
      .where(eq(sessions.tokenHash, tokenHash));
    if (!row) return null;
    return { user: row.app_user, tokenHash, createdAt: row.session.createdAt, seenAt: row.session.seenAt };
  },
  async touch(sql: Sql, tokenHash: string, at: Date): Promise<void> {
    await sql.update(sessions).set({ seenAt: at }).where(eq(sessions.tokenHash, tokenHash));
  },
  async deleteAllOf(sql: Sql, userId: number): Promise<void> {
    await sql.delete(sessions).where(eq(sessions.userId, userId));
  },
  async delete(sql: Sql, tokenHash: string): Promise<void> {
    await sql.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  },
};
