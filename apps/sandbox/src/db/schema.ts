import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";

const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const money = (name: string) => numeric(name, { precision: 18, scale: 2 });
const rate = (name: string) => numeric(name, { precision: 18, scale: 6 });

/** The gateways that this provider is connected to. */
export const gatewayNames = ["ess", "smilepayz", "onepay", "razorpay", "fastpay"] as const;

/** What is true of the whole provider, such as how it was seeded. */
export const settings = pgTable("setting", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

export const companies = pgTable("company", {
  companyId: integer("company_id").primaryKey(),
  name: text("name").notNull(),
  logo: text("logo").notNull(),
  cTraderAppUrl: text("ctrader_app_url").notNull(),
  referralCode: text("referral_code").notNull().unique(),
});

export const currencies = pgTable("currency", {
  currencyCode: text("currency_code").primaryKey(),
  currencyId: integer("currency_id").notNull(),
  sellRate: rate("sell_rate").notNull(),
  buyRate: rate("buy_rate").notNull(),
});

export const countries = pgTable("country", {
  countryId: integer("country_id").primaryKey(),
  name: text("name").notNull(),
  code: text("code").notNull().unique(),
  mobileCode: text("mobile_code").notNull(),
  currencyCode: text("currency_code")
    .notNull()
    .references(() => currencies.currencyCode),
});

export const platforms = pgTable("payment_platform", {
  platformId: integer("payment_platform_id").primaryKey(),
  name: text("name").notNull(),
  paymentTypeId: integer("payment_type_id").notNull(),
  /** Which hosted payment page takes the money; null for banks and crypto. */
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

/** The banks that a withdrawal can go to. */
export const banks = pgTable(
  "bank",
  {
    countryCode: text("country_code").notNull(),
    code: text("code").notNull(),
    description: text("description").notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.code] })],
);

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
    username: text("username").notNull(),
    email: text("email").notNull(),
    fullName: text("full_name").notNull(),
    contactNumber: text("contact_number").notNull(),
    countryCode: text("country_code").notNull(),
    currencyCode: text("currency_code").notNull(),
    passwordHash: text("password_hash").notNull(),
    emailVerifiedAt: at("email_verified_at"),
    kycStatus: integer("kyc_status").notNull().default(0),
    kycVerifiedAt: at("kyc_verified_at"),
    dateOfBirth: at("date_of_birth"),
    cTraderLogin: text("ctrader_login").notNull().unique(),
    /** Profit and loss of open positions, as the trading platform reports it: equity is balance plus this. */
    openProfit: money("open_profit").notNull().default("0"),
    referralCode: text("referral_code").notNull().unique(),
    referrerId: integer("referrer_id"),
    withdrawalBank: text("withdrawal_bank"),
    withdrawalBankAccountName: text("withdrawal_bank_account_name"),
    withdrawalBankAccountNumber: text("withdrawal_bank_account_number"),
    createdAt: at("created_at").notNull(),
    signedInAt: at("signed_in_at"),
    previousSignInAt: at("previous_sign_in_at"),
  },
  (table) => [
    index("app_user_referrer").on(table.referrerId),
    unique("app_user_email_key").on(table.companyId, table.email),
    unique("app_user_username_key").on(table.companyId, table.username),
  ],
);

export const sessions = pgTable(
  "session",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    createdAt: at("created_at").notNull(),
    seenAt: at("seen_at").notNull(),
  },
  (table) => [index("session_user").on(table.userId)],
);

export const emailTokens = pgTable("email_token", {
  tokenHash: text("token_hash").primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.userId),
  purpose: text("purpose", { enum: ["verify", "reset"] }).notNull(),
  createdAt: at("created_at").notNull(),
  usedAt: at("used_at"),
});

export const mails = pgTable(
  "mail",
  {
    mailId: bigint("mail_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    to: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    link: text("link"),
    code: text("code"),
    sentAt: at("sent_at").notNull(),
  },
  (table) => [index("mail_recipient").on(table.to, table.mailId), index("mail_sent").on(table.sentAt)],
);

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

export const uploads = pgTable("upload", {
  uploadId: text("upload_id").primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.userId),
  fileName: text("file_name").notNull(),
  mediaType: text("media_type").notNull(),
  size: integer("size").notNull(),
  createdAt: at("created_at").notNull(),
});

export const deposits = pgTable(
  "deposit",
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
    receiptId: text("receipt_id").references(() => uploads.uploadId),
    comment: text("comment"),
    /** The method or bank that was chosen for a gateway. */
    gatewayMethod: text("gateway_method"),
    requestedAt: at("requested_at").notNull(),
  },
  (table) => [
    index("deposit_user").on(table.userId, table.requestedAt),
    index("deposit_status").on(table.statusId),
  ],
);

/** What gateways reported, once per payment: a payment that comes again changes nothing. */
export const gatewayPayments = pgTable(
  "gateway_payment",
  {
    gateway: text("gateway", { enum: gatewayNames }).notNull(),
    paymentId: text("payment_id").notNull(),
    transactionId: text("transaction_id")
      .notNull()
      .references(() => deposits.transactionId),
    outcome: text("outcome", { enum: ["paid", "declined"] }).notNull(),
    amount: money("amount").notNull(),
    /** What the report changed, in words for staff. */
    effect: text("effect").notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.paymentId] })],
);

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
    requestedAt: at("requested_at").notNull(),
  },
  (table) => [
    index("withdrawal_user").on(table.userId, table.requestedAt),
    index("withdrawal_status").on(table.statusId),
  ],
);

/** Six digits by e-mail. The newest of a user and purpose voids the older ones. */
export const oneTimeCodes = pgTable(
  "one_time_code",
  {
    codeId: bigint("code_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    purpose: text("purpose", { enum: ["withdrawal"] }).notNull(),
    sessionHash: text("session_hash").notNull(),
    codeHash: text("code_hash").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    createdAt: at("created_at").notNull(),
    usedAt: at("used_at"),
    voidedAt: at("voided_at"),
  },
  (table) => [index("one_time_code_user").on(table.userId, table.purpose, table.codeId)],
);

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
    statusId: integer("payment_status_id").notNull(),
    referenceId: text("reference_id").references(() => uploads.uploadId),
    comment: text("comment"),
    requestedAt: at("requested_at").notNull(),
  },
  (table) => [
    index("transfer_user").on(table.userId, table.requestedAt),
    index("transfer_recipient").on(table.recipientId),
    index("transfer_status").on(table.statusId),
    check("transfer_recipient_of_user", sql`(${table.kind} = 'user') = (${table.recipientId} is not null)`),
    check("transfer_not_to_oneself", sql`${table.recipientId} is distinct from ${table.userId}`),
  ],
);

/** What a user handed in to prove who they are; one case per user. */
export const kycCases = pgTable(
  "kyc_case",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.userId),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    contactNumber: text("contact_number").notNull(),
    dateOfBirth: at("date_of_birth").notNull(),
    address: text("address").notNull(),
    nationality: text("nationality").notNull(),
    documentType: text("document_type").notNull(),
    documentNumber: text("document_number").notNull(),
    frontId: text("front_id")
      .notNull()
      .references(() => uploads.uploadId),
    backId: text("back_id")
      .notNull()
      .references(() => uploads.uploadId),
    submittedAt: at("submitted_at").notNull(),
    decidedAt: at("decided_at"),
    reason: text("reason"),
  },
  (table) => [index("kyc_case_submitted").on(table.submittedAt)],
);

export const subscriptions = pgTable(
  "compound_subscription",
  {
    subscriptionId: integer("subscription_id").primaryKey().generatedAlwaysAsIdentity({ startWith: 7001 }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.userId),
    planName: text("plan_name").notNull(),
    days: integer("days").notNull(),
    interestAmount: money("interest_amount").notNull(),
    remarks: text("remarks"),
    startedAt: at("started_at").notNull(),
  },
  (table) => [index("compound_subscription_user").on(table.userId, table.startedAt)],
);

/** Work that happens after its cause was committed: letters to send, callbacks to deliver. */
export const jobs = pgTable(
  "job",
  {
    jobId: bigint("job_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").notNull(),
    payload: jsonb("payload").notNull(),
    dueAt: at("due_at").notNull(),
    claimedAt: at("claimed_at"),
    tries: integer("tries").notNull().default(0),
    doneAt: at("done_at"),
  },
  (table) => [
    index("job_due")
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
  ],
);

export const idempotencyKeys = pgTable(
  "idempotency_key",
  {
    userId: integer("user_id").notNull(),
    key: text("key").notNull(),
    operation: text("operation").notNull(),
    bodyHash: text("body_hash").notNull(),
    answer: jsonb("answer").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_key_created").on(table.createdAt),
  ],
);

export const rateLimits = pgTable(
  "rate_limit",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    resetsAt: at("resets_at").notNull(),
  },
  (table) => [index("rate_limit_resets").on(table.resetsAt)],
);

export const events = pgTable(
  "event",
  {
    eventId: bigint("event_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: at("at").notNull(),
    requestId: text("request_id").notNull(),
    actorId: integer("actor_id"),
    /** The call, or what staff did. */
    operation: text("operation").notNull(),
    status: integer("status").notNull(),
    responseCode: integer("response_code").notNull(),
    /** What it changed, such as `deposit D-20261121-0001 → Completed`. */
    changes: jsonb("changes").$type<readonly string[]>().notNull(),
    address: text("address").notNull(),
  },
  (table) => [index("event_operation").on(table.operation, table.actorId), index("event_at").on(table.at)],
);
