import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import { users } from "./user.ts";

/** The bank accounts and wallets that a user has saved under a name of their own. */
export const payees = pgTable(
  "payee",
  {
    payeeId: text("payee_id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    name: text("name").notNull(),
    /** The name in the notation that is compared. */
    nameKey: text("name_key").notNull(),
    bank: text("bank"),
    bankAccountNumber: text("bank_account_number"),
    bankAccountName: text("bank_account_name"),
    walletAddress: text("wallet_address"),
    /** The account or the address in the notation that is compared. */
    accountKey: text("account_key").notNull(),
    createdAt: at("created_at").notNull(),
    /** The time from which withdrawals can go to it. */
    usableFrom: at("usable_from").notNull(),
  },
  (table) => [
    uniqueIndex("payee_name").on(table.userId, table.nameKey),
    uniqueIndex("payee_account").on(table.userId, table.accountKey),
    check(
      "payee_is_bank_or_wallet",
      sql`num_nulls(bank, bank_account_number, bank_account_name) = case when wallet_address is null then 0 else 3 end`,
    ),
  ],
);
