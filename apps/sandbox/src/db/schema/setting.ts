import { pgTable, text } from "drizzle-orm/pg-core";

/** Settings of the whole provider, such as how it was seeded. */
export const settings = pgTable("setting", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
