import { createHash } from "node:crypto";
import { and, eq, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { prepared } from "../db/statement.ts";
import { devices } from "../db/schema/sign-in.ts";
import { sessions } from "../db/schema/session.ts";
import { users } from "../db/schema/user.ts";
import { type Balances, balancesOf } from "../ledger/ledger.store.ts";

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
  readonly balances: Balances;
}

const balances = raw<Record<string, string> | null>`(
  select jsonb_object_agg(kind, balance::text) from account where account.user_id = ${users.userId})`;

/** The question that every call begins with. */
const findSession = prepared("find_session", (sql) =>
  sql
    .select({ user: users, session: sessions, balances })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(eq(sessions.tokenHash, raw.placeholder("tokenHash"))),
);

/** The sessions of the provider. */
export const sessionStore = {
  /** Who may sign in by an e-mail, at a company or, for staff, at any. */
  async userByEmail(
    sql: Sql,
    { email, role, companyId }: Pick<UserRow, "email" | "role"> & { readonly companyId: number | null },
  ): Promise<UserRow | null> {
    const isThere = companyId === null ? undefined : eq(users.companyId, companyId);
    const [user] = await sql
      .select()
      .from(users)
      .where(and(eq(users.email, email), eq(users.role, role), isThere));
    return user ?? null;
  },
  /**
   * Notes a sign-in, and holds the user's row, so that a change of the password ends the session that is being opened;
   * false where the password was changed since it was checked.
   */
  async noteSignIn(
    sql: Sql,
    { userId, passwordHash, signedInAt }: UserRow,
    kept: Pick<UserRow, "passwordHash" | "language">,
    at: Date,
  ): Promise<boolean> {
    const noted = await sql
      .update(users)
      .set({ ...kept, signedInAt: at, previousSignInAt: signedInAt })
      .where(and(eq(users.userId, userId), eq(users.passwordHash, passwordHash)))
      .returning({ id: users.userId });
    return noted.length > 0;
  },
  async insert(sql: Sql, session: { token: string; userId: number; at: Date }): Promise<void> {
    const { token, userId, at } = session;
    await sql.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: at, seenAt: at });
  },
  async find(sql: Sql, token: string): Promise<Caller | null> {
    const tokenHash = hashToken(token);
    // With the balances, which the call that is made most often shows: one question instead of two.
    const [row] = await findSession(sql, { tokenHash });
    if (!row) return null;
    const { createdAt, seenAt } = row.session;
    return { user: row.user, tokenHash, createdAt, seenAt, balances: balancesOf(row.balances ?? {}) };
  },
  async touch(sql: Sql, tokenHash: string, at: Date): Promise<void> {
    await sql.update(sessions).set({ seenAt: at }).where(eq(sessions.tokenHash, tokenHash));
  },
  /** Ends all sessions of a user, whose browsers are known no more: for a new password. */
  async deleteAllOf(sql: Sql, userId: number): Promise<void> {
    await sql.delete(sessions).where(eq(sessions.userId, userId));
    await sql.delete(devices).where(eq(devices.userId, userId));
  },
  async delete(sql: Sql, tokenHash: string): Promise<void> {
    await sql.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  },
};
