import { and, eq, isNull } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { factorRemovals } from "../db/schema/second-factor.ts";
import { emailTokens } from "../db/schema/registration.ts";
import { hashToken } from "../session/session.store.ts";

/** A request to remove a lost second factor. */
export type RemovalRow = typeof factorRemovals.$inferSelect;

const isOpenOf = (userId: number) => and(eq(factorRemovals.userId, userId), isNull(factorRemovals.closedAt));

/** Queries of the requests to remove a lost second factor. */
export const removalStore = {
  async open(sql: Sql, userId: number): Promise<RemovalRow | null> {
    const [row] = await sql.select().from(factorRemovals).where(isOpenOf(userId));
    return row ?? null;
  },
  /** Inserts a request; null if another request is open. */
  async insert(sql: Sql, row: typeof factorRemovals.$inferInsert): Promise<RemovalRow | null> {
    const [inserted] = await sql.insert(factorRemovals).values(row).onConflictDoNothing().returning();
    return inserted ?? null;
  },
  async find(sql: Sql, removalId: number): Promise<RemovalRow | null> {
    const [row] = await sql.select().from(factorRemovals).where(eq(factorRemovals.removalId, removalId));
    return row ?? null;
  },
  /**
   * Closes the open request of a user; returns false if there is no open request, so that only the first of several decisions
   * is made.
   */
  async close(
    sql: Sql,
    userId: number,
    decision: Required<Pick<RemovalRow, "outcome" | "closedAt" | "reason">>,
  ): Promise<boolean> {
    const closed = await sql
      .update(factorRemovals)
      .set(decision)
      .where(isOpenOf(userId))
      .returning({ removalId: factorRemovals.removalId });
    return closed.length > 0;
  },
  /** Returns the user whose e-mail a link came with; null for an unknown one. */
  async userOfLink(sql: Sql, token: string): Promise<{ userId: number; createdAt: Date } | null> {
    const [row] = await sql
      .select({ userId: emailTokens.userId, createdAt: emailTokens.createdAt })
      .from(emailTokens)
      .where(and(eq(emailTokens.tokenHash, hashToken(token)), eq(emailTokens.purpose, "keepFactor")));
    return row ?? null;
  },
};
