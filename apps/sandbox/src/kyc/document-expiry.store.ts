import { and, asc, eq, inArray, isNull, lte, ne, or } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { users } from "../db/schema/user.ts";

/** The kind of a notice about the last day of a document: before that day, or after it. */
export type Stage = "soon" | "over";

const APPROVED = 3;

/** The latest last day of documents whose clients get the notice, by the kind of notice. */
export type Limits = Readonly<Record<Stage, Date>>;

/** Returns the condition for a case whose client has to get a notice: the document is near its end, and no such notice was sent yet. */
const isDue = (stage: Stage, limits: Limits) =>
  and(
    lte(kycCases.documentValidUntil, limits[stage]),
    stage === "soon"
      ? isNull(kycCases.expiryTold)
      : or(isNull(kycCases.expiryTold), ne(kycCases.expiryTold, "over")),
  );

/** The accounts whose clients get notices; the documents of an erased account are stored for some years, without notices. */
const isClient = and(eq(users.kycStatus, APPROVED), isNull(users.erasedAt));

/** Queries of documents that expire. */
export const kycExpiryStore = {
  /** Lists the approved clients who have to get a notice, in the order of the last days of their documents. */
  async listDue(
    sql: ReadSql,
    limits: Limits,
    limit: number,
  ): Promise<readonly { readonly userId: number; readonly stage: Stage }[]> {
    const rows = await sql
      .select({ userId: kycCases.userId, validUntil: kycCases.documentValidUntil })
      .from(kycCases)
      .innerJoin(users, eq(users.userId, kycCases.userId))
      .where(and(isClient, or(isDue("over", limits), isDue("soon", limits))))
      .orderBy(asc(kycCases.documentValidUntil))
      .limit(limit);
    return rows.flatMap(({ userId, validUntil }) =>
      validUntil ? [{ userId, stage: validUntil <= limits.over ? "over" : "soon" } as const] : [],
    );
  },
  /**
   * Notes that a client gets a notice, and returns the last day of the document; null if the notice was sent meanwhile, or
   * the document was replaced.
   */
  async note(sql: Sql, userId: number, stage: Stage, limits: Limits): Promise<Date | null> {
    const clients = sql
      .select({ userId: users.userId })
      .from(users)
      .where(and(isClient, eq(users.userId, userId)));
    const [row] = await sql
      .update(kycCases)
      .set({ expiryTold: stage })
      .where(and(eq(kycCases.userId, userId), inArray(kycCases.userId, clients), isDue(stage, limits)))
      .returning({ validUntil: kycCases.documentValidUntil });
    return row?.validUntil ?? null;
  },
};
