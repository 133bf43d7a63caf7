import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { gatewayNames } from "../names.ts";
import { at, money } from "./columns.ts";
import { deposits } from "./deposit.ts";
import { gatewayPayments } from "./gateway.ts";
import { users } from "./user.ts";

/**
 * Payments that a gateway received and that fit no open deposit. The money belongs to the client and waits for staff.
 * Deposit and client are null where the gateway names an unknown deposit, until staff find them.
 */
export const unmatchedPayments = pgTable(
  "unmatched_payment",
  {
    unmatchedId: integer("unmatched_id").primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    gateway: text("gateway", { enum: gatewayNames }).notNull(),
    paymentId: text("payment_id").notNull(),
    transactionId: text("transaction_id").references(() => deposits.transactionId),
    userId: integer("user_id").references(() => users.userId),
    currencyCode: text("currency_code").notNull(),
    amount: money("amount").notNull(),
    /** Null in a currency without a rate, until staff enter the value. */
    amountUsd: money("amount_usd"),
    /** The amount that is not decided on yet. */
    remaining: money("remaining").notNull(),
    remainingUsd: money("remaining_usd"),
    /** The reason why it fits no deposit. */
    why: text("why").notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (table) => [
    unique("unmatched_payment_once").on(table.gateway, table.paymentId),
    foreignKey({
      name: "unmatched_payment_report",
      columns: [table.gateway, table.paymentId],
      foreignColumns: [gatewayPayments.gateway, gatewayPayments.paymentId],
    }),
    index("unmatched_payment_open")
      .on(table.receivedAt)
      .where(sql`${table.remaining} > 0`),
    index("unmatched_payment_deposit").on(table.transactionId),
  ],
);

/** The decisions of staff about unmatched payments, or parts of them. */
export const unmatchedDecisions = pgTable(
  "unmatched_decision",
  {
    decisionId: integer("decision_id").primaryKey().generatedAlwaysAsIdentity(),
    unmatchedId: integer("unmatched_id")
      .notNull()
      .references(() => unmatchedPayments.unmatchedId),
    kind: text("kind", { enum: ["credit", "return"] }).notNull(),
    amount: money("amount").notNull(),
    amountUsd: money("amount_usd").notNull(),
    reason: text("reason").notNull(),
    /** The deposit as which the client sees the credited amount. */
    transactionId: text("transaction_id").references(() => deposits.transactionId),
    decidedAt: at("decided_at").notNull(),
  },
  (table) => [index("unmatched_decision_payment").on(table.unmatchedId)],
);
