import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { emailTokens } from "../db/schema/registration.ts";
import { users } from "../db/schema/user.ts";

/** SQL of reported sign-ins. */
export const signInAlertStore = {
  /**
   * Marks the open links of a user that report a sign-in or set a password as used, and returns the hashes of the links that
   * report a sign-in. Both kinds are locked at once, before the user's row, because a reset locks in the same order.
   */
  async useOpenLinks(sql: Sql, userId: number, at: Date): Promise<readonly string[]> {
    const theirs = and(
      eq(emailTokens.userId, userId),
      inArray(emailTokens.purpose, ["reportSignIn", "reset"]),
    );
    const used = await sql
      .update(emailTokens)
      .set({ usedAt: at })
      .where(and(theirs, isNull(emailTokens.usedAt)))
      .returning();
    return used.filter(({ purpose }) => purpose === "reportSignIn").map(({ tokenHash }) => tokenHash);
  },
  /** Returns whether a link was used by the report that locked its user's account, or voided by it, and the account is still locked. */
  async isLockedBy(sql: Sql, { userId, usedAt }: { userId: number; usedAt: Date }): Promise<boolean> {
    const isReport = and(eq(users.userId, userId), eq(users.signInReportedAt, usedAt));
    const reported = await sql.select({ userId: users.userId }).from(users).where(isReport);
    if (reported.length === 0) return false;
    const reset = and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, "reset"));
    const opened = await sql
      .select({ at: emailTokens.usedAt })
      .from(emailTokens)
      .where(and(reset, gt(emailTokens.usedAt, usedAt)))
      .limit(1);
    return opened.length === 0;
  },
  /** Replaces the password by an unknown one, and notes the time for staff. */
  async lockOut(sql: Sql, userId: number, passwordHash: string, at: Date): Promise<void> {
    await sql.update(users).set({ passwordHash, signInReportedAt: at }).where(eq(users.userId, userId));
  },
};
