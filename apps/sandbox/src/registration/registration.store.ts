import { and, eq, isNull, ne, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { emailTokens } from "../db/schema/registration.ts";
import { users } from "../db/schema/user.ts";
import { hashToken } from "../session/session.store.ts";

/** The id of an advisory lock; an arbitrary number that no other lock uses. */
const RESET_LOCK = 40_914;

/** A user to insert. */
export type NewUser = typeof users.$inferInsert;

/** The purpose of the link in an e-mail. */
export type LinkPurpose = (typeof emailTokens.purpose.enumValues)[number];

/** Voids the unused reset links of earlier e-mails, so that only the newest is valid, even of two concurrent ones. */
async function voidOpenResets(sql: Sql, userId: number, mailId: number): Promise<void> {
  await sql.execute(raw`select pg_advisory_xact_lock(${RESET_LOCK}, ${userId})`);
  const mine = and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, "reset"));
  await sql.delete(emailTokens).where(and(mine, isNull(emailTokens.usedAt), ne(emailTokens.mailId, mailId)));
}

/** Queries of users and of the tokens in their e-mails. */
export const registrationStore = {
  async isEmailTaken(sql: Sql, companyId: number, email: string): Promise<boolean> {
    const [row] = await sql
      .select({ id: users.userId })
      .from(users)
      .where(and(eq(users.companyId, companyId), eq(users.email, email)));
    return row !== undefined;
  },
  async referrer(sql: Sql, companyId: number, referralCode: string): Promise<number | null> {
    const [row] = await sql
      .select({ id: users.userId })
      .from(users)
      .where(and(eq(users.companyId, companyId), eq(users.referralCode, referralCode)));
    return row?.id ?? null;
  },
  async insert(sql: Sql, user: NewUser): Promise<number> {
    const [row] = await sql.insert(users).values(user).returning({ id: users.userId });
    if (!row) throw new Error("A user was not written");
    return row.id;
  },
  async insertToken(
    sql: Sql,
    token: { token: string; userId: number; mailId: number; purpose: LinkPurpose; at: Date },
  ): Promise<void> {
    const { token: clear, userId, mailId, purpose, at } = token;
    if (purpose === "reset") await voidOpenResets(sql, userId, mailId);
    await sql
      .insert(emailTokens)
      .values({ tokenHash: hashToken(clear), userId, mailId, purpose, createdAt: at });
  },
  async token(sql: Sql, token: string, purpose: LinkPurpose) {
    const match = and(eq(emailTokens.tokenHash, hashToken(token)), eq(emailTokens.purpose, purpose));
    const [row] = await sql.select().from(emailTokens).where(match);
    return row ?? null;
  },
  async useToken(sql: Sql, tokenHash: string, at: Date): Promise<void> {
    await sql.update(emailTokens).set({ usedAt: at }).where(eq(emailTokens.tokenHash, tokenHash));
  },
  async markVerified(sql: Sql, userId: number, at: Date): Promise<void> {
    await sql.update(users).set({ emailVerifiedAt: at }).where(eq(users.userId, userId));
  },
};
