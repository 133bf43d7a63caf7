import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { embedPurposes } from "../names.ts";
import { at } from "./columns.ts";
import { sessions } from "./session.ts";
import { users } from "./user.ts";

/** The one-time tokens of frames; the exchange deletes its row, and so does the end of the session that created it. */
export const embedTokens = pgTable(
  "embed_token",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    /** The session that created the token. */
    parentHash: text("parent_hash")
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: embedPurposes }).notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("embed_token_parent").on(table.parentHash),
    index("embed_token_created").on(table.createdAt),
    index("embed_token_user").on(table.userId),
  ],
);
