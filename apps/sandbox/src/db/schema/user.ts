import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { languageNames, staffRoles } from "../names.ts";
import { companies } from "./catalogue.ts";
import { at, money } from "./columns.ts";

/** Clients and staff, one row for each account. */
export const users = pgTable(
  "app_user",
  {
    userId: integer("user_id").primaryKey().generatedAlwaysAsIdentity({ startWith: 100234 }),
    companyId: integer("company_id")
      .notNull()
      .references(() => companies.companyId),
    role: text("role", { enum: ["client", "staff"] })
      .notNull()
      .default("client"),
    /** The role of a member of staff; null for a client, and for staff without any rights. */
    staffRole: text("staff_role", { enum: staffRoles }),
    /** The time at which an administrator added this member of staff, or last changed the role or the second factor; null for all other users. */
    staffChangedAt: at("staff_changed_at"),
    username: text("username").notNull(),
    email: text("email").notNull(),
    fullName: text("full_name").notNull(),
    contactNumber: text("contact_number").notNull(),
    countryCode: text("country_code").notNull(),
    currencyCode: text("currency_code").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** The latest change of the password or of the second factor since the registration; withdrawals are frozen after it. */
    credentialsChangedAt: at("credentials_changed_at"),
    /** The language of the portal at registration and at the last sign-in, in which e-mails are written. */
    language: text("language", { enum: languageNames }).notNull().default("en"),
    /** The user's own phrase in every e-mail; null for none. */
    letterPhrase: text("letter_phrase"),
    /** The latest time at which the user reported a sign-in of another person; staff see it beside each request. */
    signInReportedAt: at("sign_in_reported_at"),
    emailVerifiedAt: at("email_verified_at"),
    kycStatus: integer("kyc_status").notNull().default(0),
    kycVerifiedAt: at("kyc_verified_at"),
    /**
     * The name of an approved check whose documents staff refused later because they had expired. Null while a check is
     * approved, which has the name, and after staff have withdrawn an approval.
     */
    approvedName: text("approved_name"),
    /** The reason why staff cancelled or reopened the identity check; the client reads it. */
    kycReason: text("kyc_reason"),
    dateOfBirth: at("date_of_birth"),
    cTraderLogin: text("ctrader_login").notNull().unique(),
    /** Profit and loss of open positions, as reported by the trading platform; equity is balance plus this. */
    openProfit: money("open_profit").notNull().default("0"),
    referralCode: text("referral_code").notNull().unique(),
    referrerId: integer("referrer_id"),
    withdrawalBank: text("withdrawal_bank"),
    withdrawalBankAccountName: text("withdrawal_bank_account_name"),
    withdrawalBankAccountNumber: text("withdrawal_bank_account_number"),
    /**
     * The time from which withdrawals can go to the bank account, which must wait if it replaced another account; null if no
     * wait was set.
     */
    withdrawalUsableFrom: at("withdrawal_usable_from"),
    city: text("city"),
    nationality: text("nationality"),
    createdAt: at("created_at").notNull(),
    signedInAt: at("signed_in_at"),
    previousSignInAt: at("previous_sign_in_at"),
    /** The time at which the account was deleted and the fields that name its user were replaced; null otherwise. */
    erasedAt: at("erased_at"),
  },
  (table) => [
    index("app_user_referrer").on(table.referrerId),
    index("app_user_kyc_waiting")
      .on(table.userId)
      .where(sql`${table.kycStatus} = 1`),
    unique("app_user_email_key").on(table.companyId, table.email),
    unique("app_user_username_key").on(table.companyId, table.username),
  ],
);
