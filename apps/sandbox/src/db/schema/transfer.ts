import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createProgressColumns, money, rate } from "./columns.ts";
import { uploads } from "./upload.ts";
import { users } from "./user.ts";

/** Transfers between accounts, of one user or of two. */
export const transfers = pgTable(
  "transfer",
  {
    transactionId: text("transaction_id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    kind: text("kind", { enum: ["eWallet", "trading", "user"] }).notNull(),
    recipientId: integer("recipient_id").references(() => users.userId),
    currencyCode: text("currency_code").notNull(),
    amount: money("amount").notNull(),
    amountUsd: money("amount_usd").notNull(),
    /** Null where nothing was converted. */
    rate: rate("rate"),
    statusId: integer("payment_status_id").notNull(),
    referenceId: text("reference_id").references(() => uploads.uploadId),
    comment: text("comment"),
    ...createProgressColumns(),
  },
  (table) => [
    index("transfer_user").on(table.userId, table.requestedAt),
    index("transfer_recipient").on(table.recipientId),
    index("transfer_received")
      .on(table.recipientId, table.requestedAt)
      .where(sql`${table.statusId} = 5`),
    index("transfer_open")
      .on(table.userId)
      .where(sql`${table.statusId} in (1, 2)`),
    index("transfer_status").on(table.statusId),
    check("transfer_recipient_of_user", sql`(${table.kind} = 'user') = (${table.recipientId} is not null)`),
    check("transfer_not_to_oneself", sql`${table.recipientId} is distinct from ${table.userId}`),
  ],
);
