import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { laneNames } from "../names.ts";
import { at } from "./columns.ts";

/** Jobs that run after their transaction was committed: e-mails to send, callbacks to deliver. */
export const jobs = pgTable(
  "job",
  {
    jobId: bigint("job_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    lane: text("lane", { enum: laneNames }).notNull(),
    kind: text("kind").notNull(),
    payload: jsonb("payload").notNull(),
    dueAt: at("due_at").notNull(),
    claimedAt: at("claimed_at"),
    tries: integer("tries").notNull().default(0),
    doneAt: at("done_at"),
  },
  (table) => [
    index("job_due")
      .on(table.lane, table.dueAt)
      .where(sql`${table.doneAt} is null`),
  ],
);
