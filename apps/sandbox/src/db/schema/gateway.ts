import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { gatewayNames } from "../names.ts";
import { at, money } from "./columns.ts";

/** The payment options of a gateway: its methods, or its banks. */
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

/** The secret with which a gateway signs its callbacks. */
export const gatewaySecrets = pgTable("gateway_secret", {
  gateway: text("gateway", { enum: gatewayNames }).primaryKey(),
  secret: text("secret").notNull(),
});

/** The reports of gateways, one row per payment: a repeated report changes nothing. */
export const gatewayPayments = pgTable(
  "gateway_payment",
  {
    gateway: text("gateway", { enum: gatewayNames }).notNull(),
    paymentId: text("payment_id").notNull(),
    /** The id from the report; it may name an unknown deposit. */
    transactionId: text("transaction_id").notNull(),
    outcome: text("outcome", { enum: ["paid", "declined"] }).notNull(),
    amount: money("amount").notNull(),
    /** The effect of the report, as a sentence for staff. */
    effect: text("effect").notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.paymentId] })],
);
