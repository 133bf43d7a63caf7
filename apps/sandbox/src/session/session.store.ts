import { createHash } from "node:crypto";
import { and, eq, inArray, isNotNull, ne, notInArray, or, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import type { embedPurposes } from "../db/names.ts";
import { parsePosition, type Position, positionText } from "../db/standby/position.ts";
import { prepareStatement } from "../db/statement.ts";
import { devices } from "../db/schema/sign-in.ts";
import { signInChallenges } from "../db/schema/second-factor.ts";
import { sessions } from "../db/schema/session.ts";
import { users } from "../db/schema/user.ts";
import { type Balances, balancesOf } from "../ledger/ledger.store.ts";
import type { Origin } from "./origin.ts";

/** Hashes a token. Tokens are stored as hashes only, so that a reader of the database cannot use them. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** A row of the users' table. */
export type UserRow = typeof users.$inferSelect;

/** The caller of an operation, with the session. */
export interface Caller {
  readonly user: UserRow;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly balances: Balances;
  /** The journey that the session of a frame is limited to; null for a session of a sign-in. */
  readonly purpose: (typeof embedPurposes)[number] | null;
  /**
   * The position of the primary when the session was found; everything that the caller may have read was committed before it.
   */
  readonly position: Position | null;
}

const balances = raw<Record<string, string> | null>`(
  select jsonb_object_agg(kind, balance::text) from account where account.user_id = ${users.userId})`;

/** The query that every call begins with. */
const findSession = prepareStatement("find_session", (sql) =>
  sql
    .select({ user: users, session: sessions, balances, position: positionText })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(eq(sessions.tokenHash, raw.placeholder("tokenHash"))),
);

/** Queries of sessions. */
export const sessionStore = {
  /** Finds the user of an e-mail address: clients by company, staff across all companies. */
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
   * Locks a user's row until the end of the transaction, and returns its current values, so that the changes of one user
   * follow each other. A transaction takes this lock before it locks other rows of the user.
   */
  async lockUser(sql: Sql, userId: number): Promise<UserRow | null> {
    const [user] = await sql.select().from(users).where(eq(users.userId, userId)).for("no key update");
    return user ?? null;
  },
  /** Returns whether an account was erased; an account that was not is protected from it until the end of the transaction. */
  async isErased(sql: Sql, userId: number): Promise<boolean> {
    const [row] = await sql
      .select({ erasedAt: users.erasedAt })
      .from(users)
      .where(eq(users.userId, userId))
      .for("key share");
    return row !== undefined && row.erasedAt !== null;
  },
  /**
   * Records a sign-in and locks the user's row, so that a concurrent change of the password ends the new session.
   * Returns false where the password was changed since it was verified.
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
  /**
   * Renews the hash of a verified password, which locks the user's row; returns false where the password was changed
   * since the given row was read.
   */
  async renewHash(sql: Sql, user: UserRow, passwordHash: string): Promise<boolean> {
    const renewed = await sql
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.userId, user.userId), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.userId });
    return renewed.length > 0;
  },
  async insert(
    sql: Sql,
    session: Origin & { token: string; device: string | undefined; userId: number; at: Date },
  ): Promise<void> {
    const { token, device, at, ...more } = session;
    const deviceHash = device === undefined ? null : hashToken(device);
    await sql
      .insert(sessions)
      .values({ ...more, tokenHash: hashToken(token), deviceHash, createdAt: at, seenAt: at });
  },
  async find(sql: Sql, token: string): Promise<Caller | null> {
    const tokenHash = hashToken(token);
    // Includes the balances, which the most frequent call shows: one query instead of two.
    const [row] = await findSession(sql, { tokenHash });
    if (!row) return null;
    const { createdAt, seenAt, purpose } = row.session;
    return {
      user: row.user,
      tokenHash,
      createdAt,
      seenAt,
      purpose,
      balances: balancesOf(row.balances ?? {}),
      position: parsePosition(row.position),
    };
  },
  /** Returns whether a session is open, and keeps it open until the end of the transaction. */
  async holdOpen(sql: Sql, tokenHash: string): Promise<boolean> {
    const found = await sql
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash))
      .for("key share");
    return found.length > 0;
  },
  /** Notes that a session was used; the use of a frame is one of the session that opened it. */
  async touch(sql: Sql, tokenHash: string, at: Date): Promise<void> {
    const parent = sql
      .select({ parentHash: sessions.parentHash })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), isNotNull(sessions.parentHash)));
    const isOwn = eq(sessions.tokenHash, tokenHash);
    await sql
      .update(sessions)
      .set({ seenAt: at })
      .where(or(isOwn, inArray(sessions.tokenHash, parent)));
  },
  /** Ends all sessions of a user, and sign-ins that wait for a code, and forgets their browsers, for a new password. */
  async deleteAllOf(sql: Sql, userId: number): Promise<void> {
    await sql.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
    await sql.delete(sessions).where(eq(sessions.userId, userId));
    await sql.delete(devices).where(eq(devices.userId, userId));
  },
  /** Ends all sessions of a user except one, and forgets the user's other browsers. */
  async deleteOthersOf(sql: Sql, userId: number, own: string | null): Promise<void> {
    const others = own === null ? undefined : ne(sessions.tokenHash, own);
    await sql.delete(sessions).where(and(eq(sessions.userId, userId), others));
    const kept = sql
      .select({ deviceHash: sessions.deviceHash })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNotNull(sessions.deviceHash)));
    await sql.delete(devices).where(and(eq(devices.userId, userId), notInArray(devices.tokenHash, kept)));
  },
  async delete(sql: Sql, tokenHash: string): Promise<void> {
    await sql.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  },
};
