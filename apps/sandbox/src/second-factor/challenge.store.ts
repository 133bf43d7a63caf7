import { and, eq, gte, lt, or } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { signInChallenges } from "../db/schema/second-factor.ts";
import { hashToken } from "../session/session.store.ts";

/** A sign-in whose code is missing. */
export type ChallengeRow = typeof signInChallenges.$inferSelect;

const isToken = (tokenHash: string) => eq(signInChallenges.tokenHash, tokenHash);

/** Queries of the sign-ins that wait for a code. */
export const challengeStore = {
  /** Inserts a challenge, and deletes the user's outdated challenges and the challenges of the same browser. */
  async insert(
    sql: Sql,
    challenge: { token: string; browser: string; earlier: string | undefined; userId: number; at: Date },
    outdatedBefore: Date,
  ): Promise<void> {
    const { token, browser, earlier, userId, at } = challenge;
    const isOld = or(
      lt(signInChallenges.createdAt, outdatedBefore),
      earlier === undefined ? undefined : eq(signInChallenges.browserHash, hashToken(earlier)),
    );
    await sql.delete(signInChallenges).where(and(eq(signInChallenges.userId, userId), isOld));
    await sql.insert(signInChallenges).values({
      tokenHash: hashToken(token),
      browserHash: hashToken(browser),
      userId,
      createdAt: at,
    });
  },
  /** Finds a challenge by its two secrets; null if either secret is wrong, or the challenge is outdated. */
  async find(sql: Sql, token: string, browser: string, since: Date): Promise<ChallengeRow | null> {
    const isBoth = and(
      isToken(hashToken(token)),
      eq(signInChallenges.browserHash, hashToken(browser)),
      gte(signInChallenges.createdAt, since),
    );
    const [row] = await sql.select().from(signInChallenges).where(isBoth);
    return row ?? null;
  },
  /** Locks a challenge; null where it was used or voided meanwhile. */
  async lock(sql: Sql, tokenHash: string): Promise<ChallengeRow | null> {
    const [row] = await sql.select().from(signInChallenges).where(isToken(tokenHash)).for("update");
    return row ?? null;
  },
  async countWrongTry(sql: Sql, { tokenHash, wrongTries }: ChallengeRow): Promise<void> {
    await sql
      .update(signInChallenges)
      .set({ wrongTries: wrongTries + 1 })
      .where(isToken(tokenHash));
  },
  async delete(sql: Sql, tokenHash: string): Promise<void> {
    await sql.delete(signInChallenges).where(isToken(tokenHash));
  },
  async deleteAllOf(sql: Sql, userId: number): Promise<void> {
    await sql.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  },
};
