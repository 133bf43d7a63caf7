import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import { users } from "./user.ts";

/** The links of letters that verify an address or set a password. */
export const emailTokens = pgTable("email_token", {
  tokenHash: text("token_hash").primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.userId),
  purpose: text("purpose", { enum: ["verify", "reset"] }).notNull(),
  /** Which letter it was made for: each try to send it has a link of its own. */
  mailId: bigint("mail_id", { mode: "number" }).notNull(),
  createdAt: at("created_at").notNull(),
  usedAt: at("used_at"),
});
