import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, money } from "./columns.ts";
import { users } from "./user.ts";

/** The plans of the compound scheme that users subscribed to. */
export const subscriptions = pgTable(
  "compound_subscription",
  {
    subscriptionId: integer("subscription_id").primaryKey().generatedAlwaysAsIdentity({ startWith: 7001 }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    planName: text("plan_name").notNull(),
    days: integer("days").notNull(),
    interestAmount: money("interest_amount").notNull(),
    remarks: text("remarks"),
    startedAt: at("started_at").notNull(),
  },
  (table) => [index("compound_subscription_user").on(table.userId, table.startedAt)],
);
