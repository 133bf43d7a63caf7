import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import { users } from "./user.ts";

/** The sessions; only the browser of the user stores the token itself. */
export const sessions = pgTable(
  "session",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    createdAt: at("created_at").notNull(),
    seenAt: at("seen_at").notNull(),
  },
  (table) => [index("session_user").on(table.userId)],
);
