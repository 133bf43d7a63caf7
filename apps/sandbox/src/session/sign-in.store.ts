import { and, desc, eq, notInArray } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { signIns } from "../db/schema/sign-in.ts";
import type { Origin } from "./origin.ts";

/** A sign-in, or an attempt with a wrong password. */
export type SignInRow = typeof signIns.$inferSelect;

/** The number of sign-ins of a user that are kept and listed, and of failed attempts. */
const MOST_LISTED = 30;

/** Queries of the sign-ins of clients. */
export const signInStore = {
  /**
   * Stores an attempt to sign in. An attempt with an unknown account is stored too, without its origin, so that it takes the
   * same time.
   */
  async note(
    sql: Sql,
    { origin, ...one }: Pick<SignInRow, "userId" | "succeeded" | "signedInAt"> & { readonly origin: Origin },
  ): Promise<void> {
    await sql.insert(signIns).values({ ...(one.userId !== null && origin), ...one });
    if (one.userId === null) return;
    // A client that signs in without end does not fill the disk.
    const ofOne = and(eq(signIns.userId, one.userId), eq(signIns.succeeded, one.succeeded));
    const kept = sql
      .select({ signInId: signIns.signInId })
      .from(signIns)
      .where(ofOne)
      .orderBy(desc(signIns.signedInAt), desc(signIns.signInId))
      .limit(MOST_LISTED);
    await sql.delete(signIns).where(and(ofOne, notInArray(signIns.signInId, kept)));
  },
  /** Lists the newest sign-ins and the newest failed attempts of a user, so that neither hides the other. */
  async listOf(sql: ReadSql, userId: number): Promise<readonly SignInRow[]> {
    const newest = (succeeded: boolean) =>
      sql
        .select()
        .from(signIns)
        .where(and(eq(signIns.userId, userId), eq(signIns.succeeded, succeeded)))
        .orderBy(desc(signIns.signedInAt), desc(signIns.signInId))
        .limit(MOST_LISTED);
    const rows = [...(await newest(true)), ...(await newest(false))];
    return rows.toSorted(
      (one, other) => other.signedInAt.getTime() - one.signedInAt.getTime() || other.signInId - one.signInId,
    );
  },
};
