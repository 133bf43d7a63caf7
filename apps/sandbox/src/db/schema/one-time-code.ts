import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, money } from "./columns.ts";
import { users } from "./user.ts";

/** One-time codes of six digits. The newest code of a user and purpose voids the older ones. */
export const oneTimeCodes = pgTable(
  "one_time_code",
  {
    codeId: bigint("code_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    purpose: text("purpose", { enum: ["withdrawal"] }).notNull(),
    sessionHash: text("session_hash").notNull(),
    /** One hash per delivery attempt of the e-mail: each attempt has a new code, and all may arrive. */
    codeHashes: text("code_hashes")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The withdrawal that the code confirms: its platform and amount, if the request named them, and its account. */
    platformId: integer("payment_platform_id"),
    amountUsd: money("amount_usd"),
    destinationHash: text("destination_hash").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    createdAt: at("created_at").notNull(),
    /** The time of delivery to the mail server, from which the code's lifetime counts. */
    sentAt: at("sent_at"),
    usedAt: at("used_at"),
    voidedAt: at("voided_at"),
  },
  (table) => [index("one_time_code_user").on(table.userId, table.purpose, table.codeId)],
);
