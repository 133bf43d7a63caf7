import { and, desc, eq, inArray, isNull, sql as raw } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadSql, Sql } from "../db/database.ts";
import { approvals } from "../db/schema/approval.ts";
import { users } from "../db/schema/user.ts";

/** A row of the approvals. */
type ApprovalRow = typeof approvals.$inferSelect;
type NewApproval = Omit<ApprovalRow, "approvalId" | "secondBy" | "closedAt">;

const firsts = alias(users, "first_person");
const seconds = alias(users, "second_person");
const first = { fullName: firsts.fullName, role: firsts.role, staffRole: firsts.staffRole };
/** The id of the advisory locks; an arbitrary number that no other lock uses. */
const DECISION_LOCK = 40_915;

const isOpen = (desk: string, recordId: string) =>
  and(eq(approvals.desk, desk), eq(approvals.recordId, recordId), isNull(approvals.closedAt));

/** Queries of approvals. */
export const approvalStore = {
  /** Lets the decisions of staff on one record follow each other, on every replica, until the end of the transaction. */
  async lockRecord(sql: Sql, desk: string, recordId: string): Promise<void> {
    await sql.execute(
      raw`select pg_advisory_xact_lock(${DECISION_LOCK}, hashtext(${`${desk} ${recordId}`}))`,
    );
  },
  /**
   * Returns the open approval of a record with the current role of the member of staff who gave it; null without an approval.
   */
  async findOpen(sql: Sql, desk: string, recordId: string) {
    const [row] = await sql
      .select({ approval: approvals, first })
      .from(approvals)
      .innerJoin(firsts, eq(firsts.userId, approvals.firstBy))
      .where(isOpen(desk, recordId));
    return row ?? null;
  },
  /** Returns the time at which an administrator added or last changed a member of staff; null if no administrator did. */
  async readChange(sql: Sql, staffId: number): Promise<Date | null> {
    const [row] = await sql.select({ at: users.staffChangedAt }).from(users).where(eq(users.userId, staffId));
    return row?.at ?? null;
  },
  async insert(sql: Sql, approval: NewApproval): Promise<void> {
    await sql.insert(approvals).values(approval);
  },
  /** Closes the open approval of a record, where there is one; `secondBy` is who made the decision with its person. */
  async close(
    sql: Sql,
    { desk, recordId, secondBy, at }: { desk: string; recordId: string; secondBy: number | null; at: Date },
  ): Promise<void> {
    await sql.update(approvals).set({ secondBy, closedAt: at }).where(isOpen(desk, recordId));
  },
  /** Lists the approvals of some records with both persons, newest first. */
  listOf: (sql: ReadSql, desk: string, recordIds: readonly string[]) =>
    sql
      .select({ approval: approvals, first, secondName: seconds.fullName })
      .from(approvals)
      .innerJoin(firsts, eq(firsts.userId, approvals.firstBy))
      .leftJoin(seconds, eq(seconds.userId, approvals.secondBy))
      .where(and(eq(approvals.desk, desk), inArray(approvals.recordId, [...recordIds])))
      .orderBy(desc(approvals.approvalId)),
};
