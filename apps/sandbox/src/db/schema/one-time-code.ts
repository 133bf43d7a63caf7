import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
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
    codeHash: text("code_hash").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    createdAt: at("created_at").notNull(),
    usedAt: at("used_at"),
    voidedAt: at("voided_at"),
  },
  (table) => [index("one_time_code_user").on(table.userId, table.purpose, table.codeId)],
);
