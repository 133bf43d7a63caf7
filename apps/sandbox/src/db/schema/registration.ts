import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import { users } from "./user.ts";

/** The tokens of links in e-mails: to verify an address, to set a password, to keep a second factor, and to report a sign-in. */
export const emailTokens = pgTable("email_token", {
  tokenHash: text("token_hash").primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.userId),
  purpose: text("purpose", { enum: ["verify", "reset", "keepFactor", "reportSignIn"] }).notNull(),
  /** The e-mail of the token; each delivery attempt has a new token. */
  mailId: bigint("mail_id", { mode: "number" }).notNull(),
  createdAt: at("created_at").notNull(),
  usedAt: at("used_at"),
});
