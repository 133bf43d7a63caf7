import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import { users } from "./user.ts";

/** The copies of all data about a client that clients requested. */
export const dataExports = pgTable(
  "data_export",
  {
    exportId: text("export_id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    requestedAt: at("requested_at").notNull(),
    /** When its archive was stored; null until then, as the two fields below. */
    madeAt: at("made_at"),
    /** Until when it can be downloaded; its files are deleted afterwards. */
    availableUntil: at("available_until"),
    size: bigint("size", { mode: "number" }),
    /** The uploads that are the parts of the archive, in order; empty before and after. */
    partIds: text("part_ids")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** When its files were deleted. */
    removedAt: at("removed_at"),
  },
  (table) => [
    // A user has at most one copy that is being made, also after two concurrent requests.
    uniqueIndex("data_export_open")
      .on(table.userId)
      .where(sql`made_at is null`),
    index("data_export_user").on(table.userId, table.requestedAt),
    index("data_export_stored")
      .on(table.availableUntil)
      .where(sql`removed_at is null`),
  ],
);

/** The requests of clients to delete their accounts, which wait for a time and for staff. */
export const deletionRequests = pgTable(
  "deletion_request",
  {
    deletionId: bigint("deletion_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    askedAt: at("asked_at").notNull(),
    /** The earliest time of a deletion; until then and until it is decided on, the client can take it back. */
    erasableFrom: at("erasable_from").notNull(),
    /** When the e-mail before the end was sent. */
    remindedAt: at("reminded_at"),
    closedAt: at("closed_at"),
    outcome: text("outcome", { enum: ["erased", "refused", "cancelled"] }),
    /** The comment of staff, which the client reads. */
    reason: text("reason"),
  },
  (table) => [
    index("deletion_request_user").on(table.userId, table.askedAt),
    index("deletion_request_asked").on(table.askedAt),
    // One open request per user, also of two concurrent ones.
    uniqueIndex("deletion_request_open")
      .on(table.userId)
      .where(sql`closed_at is null`),
  ],
);
