import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, money } from "./columns.ts";
import { users } from "./user.ts";

/** Six digits by e-mail. The newest of a user and purpose voids the older ones. */
export const oneTimeCodes = pgTable(
  "one_time_code",
  {
    codeId: bigint("code_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    purpose: text("purpose", { enum: ["withdrawal"] }).notNull(),
    sessionHash: text("session_hash").notNull(),
    /** One for each time that its letter was tried: of two that may have arrived, both are good. */
    codeHashes: text("code_hashes")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** What it confirms: the platform and the amount, where the request named them, and the account that it goes to. */
    platformId: integer("payment_platform_id"),
    amountUsd: money("amount_usd"),
    destinationHash: text("destination_hash").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    createdAt: at("created_at").notNull(),
    /** When the mail server took its letter: its minutes begin then. */
    sentAt: at("sent_at"),
    usedAt: at("used_at"),
    voidedAt: at("voided_at"),
  },
  (table) => [index("one_time_code_user").on(table.userId, table.purpose, table.codeId)],
);
