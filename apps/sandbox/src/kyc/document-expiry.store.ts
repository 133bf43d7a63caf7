import { and, asc, eq, isNull, lte, ne, or } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { users } from "../db/schema/user.ts";

/** The notice that a client gets of the end of a document. */
export type Stage = "soon" | "over";

const APPROVED = 3;
const isUntold = (stage: Stage) =>
  stage === "soon"
    ? isNull(kycCases.expiryTold)
    : or(isNull(kycCases.expiryTold), ne(kycCases.expiryTold, "over"));

/** Queries of documents that expire. */
export const kycExpiryStore = {
  /** Lists the approved clients who got no notice yet, those whose document ends first at the beginning. */
  async listDue(
    sql: ReadSql,
    { soonFrom, overFrom }: { readonly soonFrom: Date; readonly overFrom: Date },
    limit: number,
  ): Promise<readonly { readonly userId: number; readonly stage: Stage }[]> {
    const isOver = and(lte(kycCases.documentValidUntil, overFrom), isUntold("over"));
    const isSoon = and(lte(kycCases.documentValidUntil, soonFrom), isUntold("soon"));
    const rows = await sql
      .select({ userId: kycCases.userId, validUntil: kycCases.documentValidUntil })
      .from(kycCases)
      .innerJoin(users, eq(users.userId, kycCases.userId))
      .where(and(eq(users.kycStatus, APPROVED), or(isOver, isSoon)))
      .orderBy(asc(kycCases.documentValidUntil))
      .limit(limit);
    return rows.flatMap(({ userId, validUntil }) =>
      validUntil ? [{ userId, stage: validUntil <= overFrom ? "over" : "soon" } as const] : [],
    );
  },
  /** Notes the notice of a client, and returns the last day of the document; null where it was sent meanwhile. */
  async note(sql: Sql, userId: number, stage: Stage): Promise<Date | null> {
    const [row] = await sql
      .update(kycCases)
      .set({ expiryTold: stage })
      .where(and(eq(kycCases.userId, userId), isUntold(stage)))
      .returning({ validUntil: kycCases.documentValidUntil });
    return row?.validUntil ?? null;
  },
};
