import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

/** The stored answer of each idempotency key, for repeated requests. */
export const idempotencyKeys = pgTable(
  "idempotency_key",
  {
    userId: integer("user_id").notNull(),
    key: text("key").notNull(),
    operation: text("operation").notNull(),
    bodyHash: text("body_hash").notNull(),
    answer: jsonb("answer").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_key_created").on(table.createdAt),
  ],
);
