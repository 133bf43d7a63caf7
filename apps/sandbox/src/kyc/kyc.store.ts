import { and, eq, inArray } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";

/** What a user hands in. */
type Submitted = Omit<typeof kycCases.$inferInsert, "userId">;

/** What a decision changes of a user. */
interface Decision {
  readonly from: readonly number[];
  readonly to: number;
  readonly verifiedAt: Date | null;
  readonly reason: string | null;
}

/** Identity checks and their documents. */
export const kycStore = {
  /** Makes a user's check pending; false where it is under way or over. */
  async begin(sql: Sql, userId: number): Promise<boolean> {
    const isFirst = and(eq(users.userId, userId), eq(users.kycStatus, 0));
    return (
      (await sql.update(users).set({ kycStatus: 1, kycReason: null }).where(isFirst).returning()).length > 0
    );
  },
  /** Writes what a user hands in, in place of what was handed in before, whose documents go. */
  async submit(
    sql: Sql,
    userId: number,
    submitted: Submitted,
    documents: readonly (typeof uploads.$inferInsert)[],
  ): Promise<void> {
    await sql.insert(uploads).values([...documents]);
    const [before] = await sql.select().from(kycCases).where(eq(kycCases.userId, userId));
    await sql
      .insert(kycCases)
      .values({ userId, ...submitted })
      .onConflictDoUpdate({ target: kycCases.userId, set: submitted });
    // What was refused is not kept beside what replaces it.
    const refused = [before?.frontId, before?.backId].flatMap((id) => id ?? []);
    if (refused.length > 0) await sql.delete(uploads).where(inArray(uploads.uploadId, refused));
  },
  /** Takes a user's check from one of some states to another, and gives that; null where it is in none of them. */
  async move(sql: Sql, userId: number, { from, to, verifiedAt, reason }: Decision): Promise<number | null> {
    const [moved] = await sql
      .update(users)
      .set({ kycStatus: to, kycVerifiedAt: verifiedAt, kycReason: reason })
      .where(and(eq(users.userId, userId), inArray(users.kycStatus, [...from])))
      .returning();
    return moved?.kycStatus ?? null;
  },
  async isUser(sql: Sql, userId: number): Promise<boolean> {
    const [known] = await sql.select({ id: users.userId }).from(users).where(eq(users.userId, userId));
    return known !== undefined;
  },
  async noteDecision(sql: Sql, userId: number, decidedAt: Date, reason: string | null): Promise<void> {
    await sql.update(kycCases).set({ decidedAt, reason }).where(eq(kycCases.userId, userId));
  },
};
