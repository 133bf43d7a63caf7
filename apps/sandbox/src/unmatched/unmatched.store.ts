import { and, eq, gt, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { unmatchedDecisions, unmatchedPayments } from "../db/schema/unmatched.ts";
import { type DepositRow, depositStore } from "../deposit/deposit.store.ts";

/** A row of the unmatched payments. */
export type UnmatchedRow = typeof unmatchedPayments.$inferSelect;
type NewUnmatched = Omit<UnmatchedRow, "unmatchedId" | "remaining" | "remainingUsd">;

/** Queries of unmatched payments and the decisions on them. */
export const unmatchedStore = {
  async insert(sql: Sql, payment: NewUnmatched): Promise<void> {
    const { amount: remaining, amountUsd: remainingUsd } = payment;
    await sql.insert(unmatchedPayments).values({ ...payment, remaining, remainingUsd });
  },
  async find(sql: Sql, unmatchedId: number): Promise<UnmatchedRow | null> {
    const [payment] = await sql
      .select()
      .from(unmatchedPayments)
      .where(eq(unmatchedPayments.unmatchedId, unmatchedId));
    return payment ?? null;
  },
  /** Finds a payment with its deposit, where that is known, and locks both until the end of the transaction. */
  async lock(sql: Sql, unmatchedId: number) {
    const [payment] = await sql
      .select()
      .from(unmatchedPayments)
      .where(eq(unmatchedPayments.unmatchedId, unmatchedId))
      .for("update");
    if (!payment) return null;
    const { transactionId } = payment;
    // The deposit is locked too, as by every report, so that both are never decided at once.
    return { payment, deposit: transactionId === null ? null : await depositStore.lock(sql, transactionId) };
  },
  async setDeposit(sql: Sql, unmatchedId: number, deposit: DepositRow): Promise<void> {
    const { transactionId, userId } = deposit;
    await sql
      .update(unmatchedPayments)
      .set({ transactionId, userId })
      .where(eq(unmatchedPayments.unmatchedId, unmatchedId));
  },
  /** Sets the value in US dollars, and the remainder. */
  async setWorth(
    sql: Sql,
    unmatchedId: number,
    worth: { readonly amountUsd: string; readonly remainingUsd: string },
  ): Promise<void> {
    await sql.update(unmatchedPayments).set(worth).where(eq(unmatchedPayments.unmatchedId, unmatchedId));
  },
  /** Inserts a decision and subtracts its amount from the remainder. */
  async decide(sql: Sql, decision: typeof unmatchedDecisions.$inferInsert): Promise<number> {
    const [row] = await sql.insert(unmatchedDecisions).values(decision).returning();
    if (!row) throw new Error("A decision was not written");
    await sql
      .update(unmatchedPayments)
      .set({
        remaining: raw`${unmatchedPayments.remaining} - ${decision.amount}::numeric`,
        remainingUsd: raw`${unmatchedPayments.remainingUsd} - ${decision.amountUsd}::numeric`,
      })
      .where(eq(unmatchedPayments.unmatchedId, decision.unmatchedId));
    return row.decisionId;
  },
  /** Returns whether money for a deposit waits for a decision. */
  async waitsFor(sql: Sql, transactionId: string): Promise<boolean> {
    const open = and(
      eq(unmatchedPayments.transactionId, transactionId),
      gt(unmatchedPayments.remaining, "0"),
    );
    const [row] = await sql
      .select({ one: raw`1` })
      .from(unmatchedPayments)
      .where(open)
      .limit(1);
    return row !== undefined;
  },
};
