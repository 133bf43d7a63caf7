import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { gatewayNames } from "../names.ts";
import { money, rate } from "./columns.ts";

/** The companies whose portals this provider serves. */
export const companies = pgTable("company", {
  companyId: integer("company_id").primaryKey(),
  name: text("name").notNull(),
  logo: text("logo").notNull(),
  cTraderAppUrl: text("ctrader_app_url").notNull(),
  referralCode: text("referral_code").notNull().unique(),
});

/** The currencies of payments, with their rates to the US dollar. */
export const currencies = pgTable("currency", {
  currencyCode: text("currency_code").primaryKey(),
  currencyId: integer("currency_id").notNull(),
  sellRate: rate("sell_rate").notNull(),
  buyRate: rate("buy_rate").notNull(),
});

/** The countries of clients, with dial codes. */
export const countries = pgTable("country", {
  countryId: integer("country_id").primaryKey(),
  name: text("name").notNull(),
  code: text("code").notNull().unique(),
  mobileCode: text("mobile_code").notNull(),
  currencyCode: text("currency_code")
    .notNull()
    .references(() => currencies.currencyCode),
});

/** The payment platforms, per company and currency. */
export const platforms = pgTable("payment_platform", {
  platformId: integer("payment_platform_id").primaryKey(),
  name: text("name").notNull(),
  paymentTypeId: integer("payment_type_id").notNull(),
  /** The gateway of the platform; null for banks and crypto. */
  gateway: text("gateway", { enum: gatewayNames }),
  activeDeposit: boolean("active_deposit").notNull(),
  activeWithdrawal: boolean("active_withdrawal").notNull(),
  companyId: integer("company_id")
    .notNull()
    .references(() => companies.companyId),
  currencyCode: text("currency_code")
    .notNull()
    .references(() => currencies.currencyCode),
  depositMin: money("deposit_min").notNull(),
  depositMax: money("deposit_max").notNull(),
  withdrawalMin: money("withdrawal_min").notNull(),
  withdrawalMax: money("withdrawal_max").notNull(),
  bankName: text("bank_name"),
  bankAccountName: text("bank_account_name"),
  bankAccountNumber: text("bank_account_number"),
  bankSwiftCode: text("bank_swift_code"),
  walletAddress: text("wallet_address"),
});

/** The banks to which clients withdraw. */
export const banks = pgTable(
  "bank",
  {
    countryCode: text("country_code").notNull(),
    code: text("code").notNull(),
    description: text("description").notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.code] })],
);
