import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { platforms } from "./catalogue.ts";
import { createProgressColumns, money, rate } from "./columns.ts";
import { uploads } from "./upload.ts";
import { users } from "./user.ts";

/** Deposits, which are credited when they are completed. */
export const deposits = pgTable(
  "deposit",
  {
    transactionId: text("transaction_id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    platformId: integer("payment_platform_id")
      .notNull()
      .references(() => platforms.platformId),
    currencyCode: text("currency_code").notNull(),
    amount: money("amount").notNull(),
    amountUsd: money("amount_usd").notNull(),
    rate: rate("rate").notNull(),
    statusId: integer("payment_status_id").notNull(),
    receiptId: text("receipt_id").references(() => uploads.uploadId),
    comment: text("comment"),
    /** The payment method or bank that was chosen for a gateway. */
    gatewayMethod: text("gateway_method"),
    ...createProgressColumns(),
  },
  (table) => [
    index("deposit_user").on(table.userId, table.requestedAt),
    index("deposit_status").on(table.statusId),
    index("deposit_open")
      .on(table.userId)
      .where(sql`${table.statusId} in (1, 2)`),
  ],
);
