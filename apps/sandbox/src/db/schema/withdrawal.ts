import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { platforms } from "./catalogue.ts";
import { createProgressColumns, money, rate } from "./columns.ts";
import { users } from "./user.ts";

/** Withdrawals, whose amount is on hold from the request on. */
export const withdrawals = pgTable(
  "withdrawal",
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
    comment: text("comment"),
    /** The bank settings at the time of the request: a later change does not redirect the money. */
    bank: text("bank").notNull(),
    bankAccountName: text("bank_account_name").notNull(),
    bankAccountNumber: text("bank_account_number").notNull(),
    /** The wallet address of a crypto withdrawal; null for a bank. */
    walletAddress: text("wallet_address"),
    ...createProgressColumns(),
  },
  (table) => [
    index("withdrawal_user").on(table.userId, table.requestedAt),
    index("withdrawal_open")
      .on(table.userId)
      .where(sql`${table.statusId} in (1, 2, 3, 4)`),
    index("withdrawal_status").on(table.statusId),
  ],
);
