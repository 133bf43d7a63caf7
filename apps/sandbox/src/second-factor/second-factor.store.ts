import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { authenticators, recoveryCodes } from "../db/schema/second-factor.ts";

/** A row of the authenticators. */
export type AuthenticatorRow = typeof authenticators.$inferSelect;

const isOf = (userId: number) => eq(authenticators.userId, userId);

/** Queries of second factors. */
export const secondFactorStore = {
  async find(sql: Sql, userId: number): Promise<AuthenticatorRow | null> {
    const [row] = await sql.select().from(authenticators).where(isOf(userId));
    return row ?? null;
  },
  async isOn(sql: Sql, userId: number): Promise<boolean> {
    const [row] = await sql
      .select({ userId: authenticators.userId })
      .from(authenticators)
      .where(and(isOf(userId), isNotNull(authenticators.confirmedAt)));
    return row !== undefined;
  },
  /** Begins a set-up, in place of an unfinished set-up; returns false if the user has a confirmed app. */
  async begin(
    sql: Sql,
    row: Pick<AuthenticatorRow, "userId" | "sealedSecret" | "createdAt">,
  ): Promise<boolean> {
    const begun = await sql
      .insert(authenticators)
      .values(row)
      .onConflictDoUpdate({
        target: authenticators.userId,
        set: { sealedSecret: row.sealedSecret, createdAt: row.createdAt, lastStep: 0 },
        setWhere: isNull(authenticators.confirmedAt),
      })
      .returning({ userId: authenticators.userId });
    return begun.length > 0;
  },
  async confirm(sql: Sql, userId: number, at: Date): Promise<void> {
    await sql.update(authenticators).set({ confirmedAt: at }).where(isOf(userId));
  },
  /** Uses the code of a time step; returns false if this code or the code of a later step was used. */
  async useStep(sql: Sql, userId: number, step: number): Promise<boolean> {
    const used = await sql
      .update(authenticators)
      .set({ lastStep: step })
      .where(and(isOf(userId), lt(authenticators.lastStep, step)))
      .returning({ userId: authenticators.userId });
    return used.length > 0;
  },
  /** Uses a recovery code; returns false where it is unknown or was used. */
  async useRecoveryCode(sql: Sql, userId: number, codeHash: string, at: Date): Promise<boolean> {
    const isCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
    const used = await sql
      .update(recoveryCodes)
      .set({ usedAt: at })
      .where(and(isCode, isNull(recoveryCodes.usedAt)))
      .returning({ userId: recoveryCodes.userId });
    return used.length > 0;
  },
  async countRecoveryCodes(sql: Sql, userId: number): Promise<number> {
    const [row] = await sql
      .select({ left: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
    return row?.left ?? 0;
  },
  async replaceRecoveryCodes(sql: Sql, userId: number, hashes: readonly string[]): Promise<void> {
    await sql.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await sql.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
  },
  /** Removes the app and the recovery codes of a user. */
  async remove(sql: Sql, userId: number): Promise<void> {
    await sql.delete(authenticators).where(isOf(userId));
    await sql.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  },
};
