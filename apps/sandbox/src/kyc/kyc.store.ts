import { and, eq, inArray, isNull, type SQL, sql as raw } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";

/** The identity check of a user, with its documents. */
export type KycCase = typeof kycCases.$inferSelect;

/** The columns of the review of each document. */
export type ReviewColumns = Pick<
  KycCase,
  "frontState" | "frontReason" | "frontComment" | "backState" | "backReason" | "backComment"
>;

/** The columns of a case without a last day of its document, and without a notice about it. */
export const noExpiry = { documentValidUntil: null, expiryTold: null } as const;

/** The review of a check without refused documents. */
export const noReview: ReviewColumns = {
  frontState: null,
  frontReason: null,
  frontComment: null,
  backState: null,
  backReason: null,
  backComment: null,
};

const noReviewOf = {
  front: { frontState: null, frontReason: null, frontComment: null },
  back: { backState: null, backReason: null, backComment: null },
} as const;

/** The submitted documents. */
type Submitted = Omit<typeof kycCases.$inferInsert, "userId">;

/** The fields of a user that a decision changes. */
interface Decision {
  /**
   * What is retained of an approved name: `end` where staff withdraw an approval, `keep` where the documents have only
   * expired, `leave` without a change, and `replace` where the check has the name from now on.
   */
  readonly name: "end" | "keep" | "leave" | "replace";
  readonly from: readonly number[];
  readonly to: number;
  readonly verifiedAt: Date | null;
  readonly reason: string | null;
}

/** The name of the check of a user that a statement updates. */
const nameOfCheck = raw`(select first_name || ' ' || last_name from kyc_case where kyc_case.user_id = app_user.user_id)`;

/** The approved name of a user after a decision, which only the end of an approved check changes. */
const approvedNameAfter: Readonly<Record<Decision["name"], SQL | null>> = {
  end: raw`case when kyc_status = 3 then null else approved_name end`,
  keep: raw`case when kyc_status = 3 then ${nameOfCheck} else approved_name end`,
  leave: raw`approved_name`,
  replace: null,
};

/** Queries of identity checks and their documents. */
export const kycStore = {
  async find(sql: ReadSql, userId: number): Promise<KycCase | null> {
    const [kyc] = await sql.select().from(kycCases).where(eq(kycCases.userId, userId));
    return kyc ?? null;
  },
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
    const before = await kycStore.find(sql, userId);
    await sql
      .insert(kycCases)
      .values({ userId, ...submitted })
      .onConflictDoUpdate({ target: kycCases.userId, set: submitted });
    // Refused documents are not retained beside those that replace them.
    const refused = [before?.frontId, before?.backId].flatMap((id) => id ?? []);
    if (refused.length > 0) await sql.delete(uploads).where(inArray(uploads.uploadId, refused));
  },
  /** Makes a cancelled check pending, and locks its user; false where it is not cancelled. */
  async beginAgain(sql: Sql, userId: number): Promise<boolean> {
    const isCancelled = and(eq(users.userId, userId), eq(users.kycStatus, 4));
    const begun = await sql
      .update(users)
      .set({ kycStatus: 1, kycReason: null })
      .where(isCancelled)
      .returning();
    return begun.length > 0;
  },
  /** Stores files in place of refused ones, which are deleted. */
  async replace(
    sql: Sql,
    { userId, frontId, backId }: KycCase,
    files: readonly { readonly side: "front" | "back"; readonly file: typeof uploads.$inferInsert }[],
    submittedAt: Date,
  ): Promise<void> {
    await sql.insert(uploads).values(files.map(({ file }) => file));
    for (const { side, file } of files)
      await sql
        .update(kycCases)
        .set(
          side === "front"
            ? { frontId: file.uploadId, ...noReviewOf.front }
            : { backId: file.uploadId, ...noReviewOf.back },
        )
        .where(eq(kycCases.userId, userId));
    await sql
      .update(kycCases)
      .set({ submittedAt, decidedAt: null, reason: null, ...noExpiry })
      .where(eq(kycCases.userId, userId));
    const refused = files.flatMap(({ side }) => (side === "front" ? frontId : (backId ?? [])));
    await sql.delete(uploads).where(inArray(uploads.uploadId, refused));
  },
  /** Changes the status of a user's check if it is one of `from`, and returns its number; null if it is not. */
  async move(
    sql: Sql,
    userId: number,
    { name, from, to, verifiedAt, reason }: Decision,
  ): Promise<number | null> {
    const [moved] = await sql
      .update(users)
      .set({
        kycStatus: to,
        kycVerifiedAt: verifiedAt,
        kycReason: reason,
        approvedName: approvedNameAfter[name],
      })
      // An erased account has no check to decide on.
      .where(and(eq(users.userId, userId), inArray(users.kycStatus, [...from]), isNull(users.erasedAt)))
      .returning();
    return moved?.kycStatus ?? null;
  },
  async isUser(sql: Sql, userId: number): Promise<boolean> {
    const [known] = await sql.select({ id: users.userId }).from(users).where(eq(users.userId, userId));
    return known !== undefined;
  },
  /** Stores the date of birth of the approved documents in a profile without one. */
  async completeProfile(sql: Sql, userId: number): Promise<void> {
    const approved = await kycStore.find(sql, userId);
    if (!approved) return;
    await sql
      .update(users)
      .set({ dateOfBirth: approved.dateOfBirth })
      .where(and(eq(users.userId, userId), isNull(users.dateOfBirth)));
  },
  async noteDecision(
    sql: Sql,
    userId: number,
    decision: ReviewColumns & Pick<KycCase, "decidedAt" | "reason" | "documentValidUntil" | "expiryTold">,
  ): Promise<void> {
    await sql.update(kycCases).set(decision).where(eq(kycCases.userId, userId));
  },
};
