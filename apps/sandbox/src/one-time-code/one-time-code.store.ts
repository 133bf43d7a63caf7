import { and, desc, eq, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { oneTimeCodes } from "../db/schema/one-time-code.ts";

/** A row of the one-time codes. */
export type CodeRow = typeof oneTimeCodes.$inferSelect;

const is = (codeId: number) => eq(oneTimeCodes.codeId, codeId);

/** Queries of one-time codes. */
export const oneTimeCodeStore = {
  /**
   * Returns a user's newest code, which voids the older ones; locked, so that concurrent attempts are counted one by
   * one.
   */
  async newest(sql: Sql, userId: number): Promise<CodeRow | null> {
    const mine = and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, "withdrawal"));
    const [row] = await sql
      .select()
      .from(oneTimeCodes)
      .where(mine)
      .orderBy(desc(oneTimeCodes.codeId))
      .limit(1)
      .for("update");
    return row ?? null;
  },
  async lock(sql: Sql, codeId: number): Promise<CodeRow | null> {
    const [row] = await sql.select().from(oneTimeCodes).where(is(codeId)).for("update");
    return row ?? null;
  },
  async insert(
    sql: Sql,
    code: Pick<
      CodeRow,
      "userId" | "sessionHash" | "platformId" | "amountUsd" | "destinationHash" | "createdAt"
    >,
  ): Promise<number> {
    const [row] = await sql
      .insert(oneTimeCodes)
      .values({ ...code, purpose: "withdrawal" })
      .returning({ codeId: oneTimeCodes.codeId });
    if (!row) throw new Error("A one-time code was not written");
    return row.codeId;
  },
  async addHash(sql: Sql, codeId: number, hash: string): Promise<void> {
    const codeHashes = raw`array_append(${oneTimeCodes.codeHashes}, ${hash})`;
    await sql.update(oneTimeCodes).set({ codeHashes }).where(is(codeId));
  },
  async update(
    sql: Sql,
    codeId: number,
    change: Partial<Pick<CodeRow, "sentAt" | "voidedAt" | "usedAt" | "wrongTries">>,
  ): Promise<void> {
    await sql.update(oneTimeCodes).set(change).where(is(codeId));
  },
};
