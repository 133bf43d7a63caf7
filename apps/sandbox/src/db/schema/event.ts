import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

/** The audit: who called which operation, and what it changed. */
export const events = pgTable(
  "event",
  {
    eventId: bigint("event_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: at("at").notNull(),
    requestId: text("request_id").notNull(),
    actorId: integer("actor_id"),
    /** The operation, or the action of staff. */
    operation: text("operation").notNull(),
    status: integer("status").notNull(),
    responseCode: integer("response_code").notNull(),
    /** The changes, such as `deposit D-20261121-0001 → Completed`. */
    changes: jsonb("changes").$type<readonly string[]>().notNull(),
    address: text("address").notNull(),
  },
  (table) => [
    index("event_operation").on(table.operation, table.actorId),
    index("event_actor").on(table.actorId, table.eventId),
    index("event_request").on(table.requestId),
    index("event_at").on(table.at),
  ],
);
