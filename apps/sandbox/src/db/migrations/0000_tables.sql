CREATE TABLE "account" (
	"account_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"kind" text NOT NULL,
	"balance" numeric(18, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "account_owner_kind" UNIQUE NULLS NOT DISTINCT("user_id","kind"),
	CONSTRAINT "account_not_below_zero" CHECK ("account"."user_id" is null or "account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"ctrader_app_url" text NOT NULL,
	"referral_code" text NOT NULL,
	CONSTRAINT "company_referral_code_unique" UNIQUE("referral_code")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"country_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"mobile_code" text NOT NULL,
	"currency_code" text NOT NULL,
	CONSTRAINT "country_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "currency" (
	"currency_code" text PRIMARY KEY NOT NULL,
	"currency_id" integer NOT NULL,
	"sell_rate" numeric(18, 6) NOT NULL,
	"buy_rate" numeric(18, 6) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"payment_platform_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"amount_usd" numeric(18, 2) NOT NULL,
	"rate" numeric(18, 6) NOT NULL,
	"payment_status_id" integer NOT NULL,
	"receipt_id" text,
	"comment" text,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"request_id" text NOT NULL,
	"actor_id" integer,
	"operation" text NOT NULL,
	"status" integer NOT NULL,
	"response_code" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"ledger_transaction_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transaction_ledger_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("kind","reference")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"mail_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"link" text,
	"code" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_platform" (
	"payment_platform_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payment_type_id" integer NOT NULL,
	"active_deposit" boolean NOT NULL,
	"active_withdrawal" boolean NOT NULL,
	"company_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"deposit_min" numeric(18, 2) NOT NULL,
	"deposit_max" numeric(18, 2) NOT NULL,
	"withdrawal_min" numeric(18, 2) NOT NULL,
	"withdrawal_max" numeric(18, 2) NOT NULL,
	"bank_name" text,
	"bank_account_name" text,
	"bank_account_number" text,
	"bank_swift_code" text,
	"wallet_address" text
);
--> statement-breakpoint
CREATE TABLE "posting" (
	"posting_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posting_posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ledger_transaction_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" numeric(18, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"user_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100234 CACHE 1),
	"company_id" integer NOT NULL,
	"role" text DEFAULT 'client' NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"contact_number" text NOT NULL,
	"country_code" text NOT NULL,
	"currency_code" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"kyc_status" integer DEFAULT 0 NOT NULL,
	"kyc_verified_at" timestamp with time zone,
	"date_of_birth" timestamp with time zone,
	"ctrader_login" text NOT NULL,
	"open_profit" numeric(18, 2) DEFAULT '0' NOT NULL,
	"referral_code" text NOT NULL,
	"referrer_id" integer,
	"withdrawal_bank" text,
	"withdrawal_bank_account_name" text,
	"withdrawal_bank_account_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"signed_in_at" timestamp with time zone,
	"previous_sign_in_at" timestamp with time zone,
	CONSTRAINT "app_user_ctrader_login_unique" UNIQUE("ctrader_login"),
	CONSTRAINT "app_user_referral_code_unique" UNIQUE("referral_code"),
	CONSTRAINT "app_user_email_key" UNIQUE("company_id","email"),
	CONSTRAINT "app_user_username_key" UNIQUE("company_id","username")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country" ADD CONSTRAINT "country_currency_code_currency_currency_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currency"("currency_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_payment_platform_id_payment_platform_payment_platform_id_fk" FOREIGN KEY ("payment_platform_id") REFERENCES "public"."payment_platform"("payment_platform_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_receipt_id_upload_upload_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."upload"("upload_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_token" ADD CONSTRAINT "email_token_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_platform" ADD CONSTRAINT "payment_platform_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_platform" ADD CONSTRAINT "payment_platform_currency_code_currency_currency_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currency"("currency_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_ledger_transaction_id_ledger_transaction_ledger_transaction_id_fk" FOREIGN KEY ("ledger_transaction_id") REFERENCES "public"."ledger_transaction"("ledger_transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_user" ON "deposit" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "deposit_status" ON "deposit" USING btree ("payment_status_id");--> statement-breakpoint
CREATE INDEX "event_operation" ON "event" USING btree ("operation","actor_id");--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient","mail_id");--> statement-breakpoint
CREATE INDEX "posting_account" ON "posting" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "posting_transaction" ON "posting" USING btree ("ledger_transaction_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");