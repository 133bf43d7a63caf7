import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { gatewayNames } from "../names.ts";
import { at, money } from "./columns.ts";

/** What a payer chooses on the way to a gateway: a payment method, or a bank. */
export const gatewayMethods = pgTable(
  "gateway_method",
  {
    gateway: text("gateway", { enum: gatewayNames }).notNull(),
    countryCode: text("country_code").notNull(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    branchName: text("branch_name"),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.countryCode, table.code] })],
);

/** The secret that a gateway signs its callbacks with. */
export const gatewaySecrets = pgTable("gateway_secret", {
  gateway: text("gateway", { enum: gatewayNames }).primaryKey(),
  secret: text("secret").notNull(),
});

/** What gateways reported, once per payment: a payment that comes again changes nothing. */
export const gatewayPayments = pgTable(
  "gateway_payment",
  {
    gateway: text("gateway", { enum: gatewayNames }).notNull(),
    paymentId: text("payment_id").notNull(),
    /** As the gateway has it; a payment may be for a deposit that nobody knows. */
    transactionId: text("transaction_id").notNull(),
    outcome: text("outcome", { enum: ["paid", "declined"] }).notNull(),
    amount: money("amount").notNull(),
    /** What the report changed, in words for staff. */
    effect: text("effect").notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.paymentId] })],
);
