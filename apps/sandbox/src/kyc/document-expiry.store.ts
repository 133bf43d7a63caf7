import { and, asc, eq, inArray, isNull, lte, ne, or } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { users } from "../db/schema/user.ts";

/** The notice that a client gets of the end of a document. */
export type Stage = "soon" | "over";

const APPROVED = 3;

/** Until which last day a client gets each notice. */
export type Limits = Readonly<Record<Stage, Date>>;

/** Returns whether a case has to get a notice: its document ends by then, and the client got no notice of it yet. */
const isDue = (stage: Stage, limits: Limits) =>
  and(
    lte(kycCases.documentValidUntil, limits[stage]),
    stage === "soon"
      ? isNull(kycCases.expiryTold)
      : or(isNull(kycCases.expiryTold), ne(kycCases.expiryTold, "over")),
  );

/** The accounts that get notices: erased ones keep their documents for some years. */
const isClient = and(eq(users.kycStatus, APPROVED), isNull(users.erasedAt));

/** Queries of documents that expire. */
export const kycExpiryStore = {
  /** Lists the approved clients who got no notice yet, those whose document ends first at the beginning. */
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
   * Notes the notice of a client, and returns the last day of the document; null where it was sent meanwhile, or where the
   * document was replaced.
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
