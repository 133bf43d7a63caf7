import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

/** The number of attempts in the current window of each rate limit. */
export const rateLimits = pgTable(
  "rate_limit",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    resetsAt: at("resets_at").notNull(),
  },
  (table) => [index("rate_limit_resets").on(table.resetsAt)],
);
