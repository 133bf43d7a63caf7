import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, money } from "./columns.ts";
import { users } from "./user.ts";

/**
 * The first approvals of decisions that two members of staff make together, with the member of staff who gave the second one.
 */
export const approvals = pgTable(
  "approval",
  {
    approvalId: bigint("approval_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The queue and the record in it that the decision is about. */
    desk: text("desk").notNull(),
    recordId: text("record_id").notNull(),
    step: text("step").notNull(),
    /** The part of the record that was approved, such as an amount; null for the whole. */
    part: text("part"),
    amountUsd: money("amount_usd").notNull(),
    comment: text("comment"),
    firstBy: integer("first_by")
      .notNull()
      .references(() => users.userId),
    firstAt: at("first_at").notNull(),
    /** The other member of staff, whose approval performed the decision; null before it. */
    secondBy: integer("second_by").references(() => users.userId),
    /** When the decision was performed, or when another decision replaced it. */
    closedAt: at("closed_at"),
  },
  (table) => [
    index("approval_record").on(table.desk, table.recordId),
    // One open approval of a record, also of two concurrent ones.
    uniqueIndex("approval_open")
      .on(table.desk, table.recordId)
      .where(sql`closed_at is null`),
  ],
);
