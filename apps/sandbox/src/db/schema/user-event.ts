import { sql } from "drizzle-orm";
import { bigint, customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { eventKinds } from "../names.ts";
import { at } from "./columns.ts";
import { users } from "./user.ts";

/** The id of a transaction of the database. */
const transactionNumber = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Changes of which client programs are notified, written in the transaction of their cause. A trigger notifies the
 * replicas, whose streams then read the rows.
 */
export const userEvents = pgTable(
  "user_event",
  {
    eventId: bigint("event_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    kind: text("kind", { enum: eventKinds }).notNull(),
    /** The id of the transaction or the statement; null where there is none. */
    subject: text("subject"),
    at: at("at").notNull(),
    /** The id of the transaction that wrote the row. A read finds new rows by it, because `event_id` follows the order of inserts, not that of commits. */
    writtenBy: transactionNumber("written_by")
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index("user_event_user").on(table.userId, table.writtenBy),
    index("user_event_at").on(table.at),
  ],
);
