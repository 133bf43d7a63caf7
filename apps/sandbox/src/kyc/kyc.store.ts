import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";

/** The submitted documents. */
type Submitted = Omit<typeof kycCases.$inferInsert, "userId">;

/** The fields of a user that a decision changes. */
interface Decision {
  readonly from: readonly number[];
  readonly to: number;
  readonly verifiedAt: Date | null;
  readonly reason: string | null;
}

/** Queries of identity checks and their documents. */
export const kycStore = {
  /** Makes a user's check pending; false where it is pending or decided already. */
  async begin(sql: Sql, userId: number): Promise<boolean> {
    const isFirst = and(eq(users.userId, userId), eq(users.kycStatus, 0));
    return (
      (await sql.update(users).set({ kycStatus: 1, kycReason: null }).where(isFirst).returning()).length > 0
    );
  },
  /** Stores submitted documents in place of earlier ones, whose files are deleted. */
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
    // Refused documents are not retained beside those that replace them.
    const refused = [before?.frontId, before?.backId].flatMap((id) => id ?? []);
    if (refused.length > 0) await sql.delete(uploads).where(inArray(uploads.uploadId, refused));
  },
  /** Changes the status of a user's check if it is one of `from`, and returns its number; null if it is not. */
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
  /** Stores the date of birth of the approved documents in a profile without one. */
  async completeProfile(sql: Sql, userId: number): Promise<void> {
    const [approved] = await sql.select().from(kycCases).where(eq(kycCases.userId, userId));
    if (!approved) return;
    await sql
      .update(users)
      .set({ dateOfBirth: approved.dateOfBirth })
      .where(and(eq(users.userId, userId), isNull(users.dateOfBirth)));
  },
  async noteDecision(sql: Sql, userId: number, decidedAt: Date, reason: string | null): Promise<void> {
    await sql.update(kycCases).set({ decidedAt, reason }).where(eq(kycCases.userId, userId));
  },
};
