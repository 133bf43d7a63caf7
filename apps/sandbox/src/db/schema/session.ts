import { sql } from "drizzle-orm";
import { type AnyPgColumn, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { embedPurposes } from "../names.ts";
import { at, createOriginColumns } from "./columns.ts";
import { users } from "./user.ts";

/** The sessions; only the browser of the user stores the token itself. */
export const sessions = pgTable(
  "session",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** The name of the session in lists; it opens nothing. */
    sessionId: text("session_id")
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    createdAt: at("created_at").notNull(),
    seenAt: at("seen_at").notNull(),
    /** The hash of the browser's token at the sign-in; null where none was given. */
    deviceHash: text("device_hash"),
    ...createOriginColumns(),
    /** The journey that the session of a frame is limited to; null for a session of a sign-in. */
    purpose: text("purpose", { enum: embedPurposes }),
    /** The session that created the session of a frame, which ends with it; null for a session of a sign-in. */
    parentHash: text("parent_hash").references((): AnyPgColumn => sessions.tokenHash, {
      onDelete: "cascade",
    }),
  },
  (table) => [
    index("session_user").on(table.userId),
    index("session_parent").on(table.parentHash),
    unique("session_id_key").on(table.sessionId),
  ],
);
