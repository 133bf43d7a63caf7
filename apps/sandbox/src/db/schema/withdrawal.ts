import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { platforms } from "./catalogue.ts";
import { at, money, rate } from "./columns.ts";
import { users } from "./user.ts";

/** Money on its way out, held from the request on. */
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
    /** Where the money goes, as it was set when the user asked: a later change of settings does not redirect it. */
    bank: text("bank").notNull(),
    bankAccountName: text("bank_account_name").notNull(),
    bankAccountNumber: text("bank_account_number").notNull(),
    /** The wallet that a withdrawal in crypto goes to; none for one that goes to the bank. */
    walletAddress: text("wallet_address"),
    requestedAt: at("requested_at").notNull(),
  },
  (table) => [
    index("withdrawal_user").on(table.userId, table.requestedAt),
    index("withdrawal_status").on(table.statusId),
  ],
);
