import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { at, money } from "./columns.ts";
import { users } from "./user.ts";

/** The accounts of the ledger: accounts of clients, and accounts of the house. */
export const accounts = pgTable(
  "account",
  {
    accountId: bigint("account_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for the accounts of the house. */
    userId: integer("user_id").references(() => users.userId),
    kind: text("kind").notNull(),
    balance: money("balance").notNull().default("0"),
  },
  (table) => [
    unique("account_owner_kind").on(table.userId, table.kind).nullsNotDistinct(),
    check("account_not_below_zero", sql`${table.userId} is null or ${table.balance} >= 0`),
  ],
);

/** The movements, one for each cause. */
export const ledgerTransactions = pgTable(
  "ledger_transaction",
  {
    ledgerTransactionId: bigint("ledger_transaction_id", { mode: "number" })
      .primaryKey()
      .generatedAlwaysAsIdentity(),
    kind: text("kind").notNull(),
    reference: text("reference").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [unique("ledger_once").on(table.kind, table.reference)],
);

/** The postings of each movement, two or more; rows are never changed or deleted. */
export const postings = pgTable(
  "posting",
  {
    postingId: bigint("posting_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    ledgerTransactionId: bigint("ledger_transaction_id", { mode: "number" })
      .notNull()
      .references(() => ledgerTransactions.ledgerTransactionId),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => accounts.accountId),
    amount: money("amount").notNull(),
  },
  (table) => [
    index("posting_account").on(table.accountId),
    index("posting_transaction").on(table.ledgerTransactionId),
  ],
);
