import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import { users } from "./user.ts";

/** The private notes of users on their transactions. */
export const transactionNotes = pgTable(
  "transaction_note",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    /** The id of a deposit, a withdrawal or a transfer; no two of them have the same id. */
    transactionId: text("transaction_id").notNull(),
    text: text("text").notNull(),
    /** The name of this state of the note; every change gives the note a new version. */
    version: text("version").notNull(),
    changedAt: at("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.transactionId] }),
    check("transaction_note_has_text", sql`char_length(text) between 1 and 280`),
  ],
);
