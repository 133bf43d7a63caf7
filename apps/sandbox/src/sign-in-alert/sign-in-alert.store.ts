import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { emailTokens } from "../db/schema/registration.ts";
import { users } from "../db/schema/user.ts";

/** SQL of reported sign-ins. */
export const signInAlertStore = {
  /**
   * Marks the open links of a user that report a sign-in or set a password as used, and returns the hashes of the former.
   * Both at once, before the user's row: a reset locks in the same order.
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
  /** Returns whether a link was used by the report that locked its user's account, or voided by it. */
  async isReportedAt(
    sql: Sql,
    { userId, usedAt }: { userId: number; usedAt: Date | null },
  ): Promise<boolean> {
    const [user] = await sql
      .select({ at: users.signInReportedAt })
      .from(users)
      .where(eq(users.userId, userId));
    return user?.at != null && user.at.getTime() === usedAt?.getTime();
  },
  /** Replaces the password by an unknown one, and notes the time for staff. */
  async lockOut(sql: Sql, userId: number, passwordHash: string, at: Date): Promise<void> {
    await sql.update(users).set({ passwordHash, signInReportedAt: at }).where(eq(users.userId, userId));
  },
};
